// `npm run load [-- --quick | --full] [--soak MINUTES] [--only PART] [--json]`: how much a number of server processes on one database serve, and what is used up
// first. A part that fails leaves the others. Parts: sessions, sign-ups, orders, streams, soak. Without LOAD_DATABASE_URL one process runs on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, exit, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { exitOnSignals } from '../exit-on-signals.ts';
import { progress, told, type Figure } from '../report.ts';
import { sessionFigures, signUpFigures, type Stage } from './calls.ts';
import { openNullMail } from './null-mail.ts';
import { orderFigures } from './orders.ts';
import { invite } from './people.ts';
import { parentOf, settled } from './processor.ts';
import { startServers, type Place } from './servers.ts';
import { sizes, type Size } from './sizes.ts';
import { soakFigures } from './soak.ts';
import { streamFigures } from './streams.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    full: { type: 'boolean' },
    smallest: { type: 'boolean' },
    json: { type: 'boolean' },
    soak: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});
const size: Size = values.smallest ? sizes.smallest : values.quick ? sizes.quick : values.full ? sizes.full : sizes.usual;
const minutes = values.soak === undefined ? size.soak : Number(values.soak);
if (!(minutes >= 0)) throw new Error('--soak takes a number of minutes.');
const databaseUrl = env['LOAD_DATABASE_URL'] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'anydish-load-data-'));
const place: Place = { databaseUrl: databaseUrl === '' ? null : databaseUrl, dataDir };
// One process at a time has the embedded database.
const processes = place.databaseUrl === null ? [1] : size.processes;

/** Seconds in which servers start and stop. */
const stopTime = 60;

exitOnSignals();
const start = performance.now();
const secondsLeft = () => size.most - (performance.now() - start) / 1_000;
const figures: Figure[] = [];
let failed = 0;

const ofAll = ['sessions', 'sign-ups', 'orders'];
const parts = [...ofAll, 'streams', 'soak'];
const unknown = values.only?.find((part) => !parts.includes(part));
if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${parts.join(', ')}.`);
const isWanted = (part: string) => values.only?.includes(part) ?? true;
const isNeeded = (count: number) => ofAll.some(isWanted) || (isWanted('streams') && count === processes[0]);

/** Measures one part. What fails, or does not end in time, is told in the table. */
async function attempt(name: string, work: () => Promise<Figure[]>, seconds = secondsLeft()): Promise<void> {
  progress(`${name}...`);
  try {
    if (seconds <= 0) throw new Error(`no time was left of ${size.most} s`);
    const late = wait(seconds * 1_000, null, { ref: false });
    const done = await Promise.race([work(), late]);
    if (done === null) throw new Error(`it did not end within ${seconds.toFixed(0)} s`);
    figures.push(...done);
  } catch (error) {
    failed += 1;
    figures.push(told(name, `NOT MEASURED: ${error instanceof Error ? error.message : String(error)}`));
  }
}

/** The process that started all connections' processes of a PostgreSQL on this computer. */
async function postmaster(): Promise<number | null> {
  if (place.databaseUrl === null) return null;
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return pid;
}

const mail = await openNullMail();

/** All parts on so many processes: each adds its own figures. */
async function withProcesses(count: number, guests: Stage['guests'], database: number | null): Promise<Figure[]> {
  const on = `${count} ${count === 1 ? 'process' : 'processes'}`;
  await using servers = await startServers(place, count, { SMTP_URL: mail.url });
  const stage: Stage = { urls: servers.urls, measured: { servers: servers.pids, database }, guests, mail };
  if (size.isSettled) await settled(stage.measured);
  figures.push(told(`On ${on}:`, ''));
  if (isWanted('sessions')) await attempt(`sessions on ${on}`, () => sessionFigures(stage, size));
  if (isWanted('sign-ups')) await attempt(`sign-ups on ${on}`, () => signUpFigures(stage, size));
  if (isWanted('orders')) await attempt(`orders on ${on}`, () => orderFigures(stage, size.orders));
  if (isWanted('streams') && count === processes[0]) await attempt(`streams on ${on}`, () => streamFigures(stage, size, place.databaseUrl));
  return [];
}

try {
  progress('A database with people in it...');
  const guests = await invite(place, Math.max(size.streams, size.orders));
  const database = await postmaster();
  for (const count of processes.filter(isNeeded))
    await attempt(`${count} processes`, () => withProcesses(count, guests, database), secondsLeft() + stopTime);
  if (isWanted('soak') && minutes > 0)
    await attempt('soak', () => soakFigures(place, { minutes, sampleEvery: size.sampleEvery }), minutes * 60 + 180);
} finally {
  mail[Symbol.dispose]();
  rmSync(dataDir, { recursive: true, force: true });
}
const longest = Math.max(...figures.map(({ name }) => name.length));
stdout.write(
  values.json
    ? `${JSON.stringify(figures, null, 2)}\n`
    : `\n${figures.map(({ name, figure }) => `${name.padEnd(longest)}  ${figure}`.trimEnd()).join('\n')}\n\n`,
);
stdout.write(`${((performance.now() - start) / 1_000).toFixed(0)} s, ${failed} parts were not measured\n`);
exit(failed === 0 ? 0 : 1);
