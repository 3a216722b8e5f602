// `npm run failures`: parts of a running product fail under load, one after the other. See docs/operation.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { withPostgres } from '../scripts/postgres.mjs';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { exitOnSignals } from './exit-on-signals.ts';
import { proveAll } from './failures/all-works.ts';
import { scenarios, type Scenario, type Stage } from './failures/scenarios.ts';
import { openStage } from './failures/stage.ts';
import { supportEmail } from './mixed-load/telling.ts';
import { Trial } from './mixed-load/trial.ts';
import { generous } from './mixed-load/world.ts';

const second = 1_000;
/** Load before and after each failure, in milliseconds. */
const usual = 2 * second;
/** Between two acts of one person, in milliseconds: the processor is not what is tried here. */
const pause = 200;
/** After a failure everything works again within so many milliseconds, on top of what it takes without one. */
const recovery = 10 * second;
/** How long the proof that all works may take before anything has failed. */
const patience = 120 * second;
/** Of the database's disk, in MiB. */
const room = 512;

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    seconds: { type: 'string', default: '6' },
    minute: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    servers: { type: 'string', default: '3' },
  },
});
const [length, servers] = [values.minute ? 60 * second : Number(values.seconds) * second, Number(values.servers)];
if (!(length > 0) || !Number.isInteger(servers) || servers < 1) throw new Error('--seconds and --servers take numbers above 0.');
const chosen = scenarios.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true);
if (chosen.length === 0) throw new Error(`--only takes a part of one of these: ${scenarios.map(({ name }) => name).join(', ')}.`);
const say = (line: string) => void stdout.write(`${line}\n`);
const inSeconds = (milliseconds: number) => `${(milliseconds / second).toFixed(1)} s`;

/** Why calls were answered with 500, as the servers' logs say. */
function faultsIn(logs: readonly string[]): string[] {
  const lines = logs.flatMap((log) => log.split('\n')).filter((line) => line.includes('"request failed"'));
  return [...new Set(lines.map((line) => (JSON.parse(line) as { fault: { message: string; stack?: string } }).fault.stack ?? line))];
}

async function runOne(trial: Trial, stage: Stage, { name, run, after }: Scenario, usually: number): Promise<void> {
  const { world, ledger } = trial;
  const before = { ...world.counts, acknowledged: ledger.acknowledged, lost: ledger.lost.length, doubled: ledger.doubled.length };
  const logs = stage.seats.map(({ product }) => product.log.length);
  const origins = stage.seats.map(({ origin }) => origin);
  let told = '';
  await trial.during(async () => {
    await wait(usual);
    ledger.lost.push(...((await run(stage, length)) ?? []));
    const { took, missing } = await proveAll(trial, origins, usually + recovery);
    ledger.lost.push(...missing.map((what) => `${name}: ${what} did not work within ${inSeconds(usually + recovery)} after the end`));
    told = missing.length > 0 ? `NOT within ${inSeconds(took)}` : `after ${inSeconds(took)}`;
    await wait(usual);
  });
  await after?.(stage);
  await trial.goOn();
  for (const person of trial.crowd.people) await trial.check(person);
  const { cut, faults, unexplained } = world.counts;
  if (unexplained > before.unexplained) {
    const reasons = faultsIn(stage.seats.map(({ product }, place) => product.log.slice(logs[place])));
    ledger.lost.push(`${name}: ${unexplained - before.unexplained} answers without a reason (500): ${reasons.join('\n')}`);
  }
  const counts = `${ledger.acknowledged - before.acknowledged} acknowledged writes, ${cut - before.cut} cut off`;
  say(`${name}: ${counts}, ${faults - before.faults} told to come back; all works ${told}`);
  const wrong = [...ledger.lost.slice(before.lost), ...ledger.doubled.slice(before.doubled)];
  for (const line of wrong) say(`  WRONG  ${line}`);
  if (wrong.length === 0) return;
  for (const [place, { product }] of stage.seats.entries())
    writeFileSync(join(trial.folder, `${name}, server ${place + 1}.log`), product.log.slice(logs[place]));
}

async function runAll(trial: Trial, stage: Stage): Promise<number> {
  const { seats } = stage;
  const prove = () =>
    proveAll(
      trial,
      seats.map(({ origin }) => origin),
      patience,
    );
  // The first time, threads start and read their tables.
  await prove();
  const { took, missing } = await prove();
  if (missing.length > 0) throw new Error(`Before anything failed, this did not work: ${missing.join(', ')}.`);
  const load = `${loadavg()[0]?.toFixed(0)} programs at work on ${availableParallelism()} processors`;
  say(
    `${seats.length} servers, ${load}, each failure for ${inSeconds(length)}; without a failure the proof that all works takes ${inSeconds(took)}`,
  );
  let done = 0;
  for (const scenario of chosen) {
    const reason = scenario.isImpossible?.(stage) ?? null;
    if (reason !== null) {
      say(`${scenario.name}: LEFT OUT, ${reason}`);
      continue;
    }
    // The others are tried nevertheless.
    await runOne(trial, stage, scenario, took).catch((error: unknown) => {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      say(`${scenario.name}: BROKE OFF, ${why}`);
      trial.ledger.lost.push(`${scenario.name}: broke off, ${why}`);
    });
    done += 1;
  }
  return done;
}

exitOnSignals();
const isWell = await withPostgres(
  async (postgres) => {
    const settings = { ...serverEnvironment(), ...generous, NODE_ENV: 'production', SUPPORT_EMAIL: supportEmail };
    const opened = await openStage({ postgres, servers, settings, clockLibrary: env['CLOCK_LIBRARY'] ?? '' });
    const { stage, mailbox, close } = opened;
    const origins = () => stage.seats.flatMap(({ isUp, origin }) => (isUp ? [origin] : []));
    const trial = await Trial.begin(origins, mailbox, pause);
    const { ledger, world } = trial;
    let done = 0;
    try {
      done = await runAll(trial, { ...stage, world });
      await trial.settle(length + 60 * second);
    } catch (error) {
      ledger.lost.push(`the run: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    const repeated = trial.checkMails();
    await close(() => trial.checkServer(postgres.url));
    for (const line of ledger.lost) say(`LOST     ${line}`);
    for (const line of ledger.doubled) say(`DOUBLED  ${line}`);
    say(`${world.counts.failedHonestly} jobs failed and said why, ${repeated} mails delivered twice under one id; ledger: ${trial.folder}`);
    const leftOut = done < chosen.length ? `, ${chosen.length - done} left out` : '';
    const wrong = `${ledger.lost.length} lost or wrong, ${ledger.doubled.length} doubled`;
    say(`${done} failures, ${ledger.acknowledged} acknowledged writes, ${wrong}${leftOut}`);
    return ledger.lost.length + ledger.doubled.length === 0;
  },
  { room },
);
exit(isWell ? 0 : 1);
