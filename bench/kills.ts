// `npm run kills`: SIGKILLs under mixed load. Fails when a write that was acknowledged is lost, or anything is there twice.
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, exit, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client as Connection } from 'pg';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { Mailbox } from '../tests/support/e2e/mailbox.ts';
import { Product } from '../tests/support/e2e/product.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { Crowd } from './mixed-load/acts.ts';
import { checkPerson, mailsTo } from './mixed-load/check.ts';
import { Cut } from './mixed-load/cut.ts';
import { Ledger } from './mixed-load/ledger.ts';
import type { Person } from './mixed-load/person.ts';
import { checkTold, isAllMailed, supportEmail } from './mixed-load/telling.ts';
import { generous, newCounts, newPhoto, type World } from './mixed-load/world.ts';

const second = 1_000;
/** Number of calls between two kills: by time, a busy machine would be killed before it has started. */
const calls = { least: 10, most: 80 } as const;
/** The lease of a mail that was being sent (server/mail/transport.ts) and the pause of the outbox; that of a job is shorter. */
const lease = 110 * second;

const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times takes a whole number of kills.');
const databaseUrl = env['KILLS_DATABASE_URL'] ?? '';
const say = (line: string) => void stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'anydish-kills-'));
const ledger = new Ledger(join(folder, 'ledger.jsonl'));
exitOnSignals();
const mailbox = await Mailbox.open();
const settings = {
  ...serverEnvironment(),
  ...generous,
  NODE_ENV: 'production',
  SMTP_URL: mailbox.url,
  SUPPORT_EMAIL: supportEmail,
  DATABASE_URL: databaseUrl,
};

const products = [await Product.start(settings)];
// With a database server, several processes run.
if (databaseUrl !== '') products.push(await Product.start(settings));
const up = new Set(products);
const world: World = {
  origins: () => [...up].map(({ origin }) => origin),
  mailbox,
  ledger,
  photo: await newPhoto(),
  counts: newCounts(),
};
const crowd = new Crowd(world, { size: 6, pause: 10 });

/** A dead process's lock blocks nobody, and leaves nothing behind. */
function checkLock({ dataDir, pid }: Product): void {
  if (databaseUrl !== '') return;
  const locks = readdirSync(dataDir).filter((name) => name.startsWith('lock'));
  const holder = Number.parseInt(readFileSync(join(dataDir, 'lock'), 'utf8'), 10);
  if (locks.length !== 1 || holder !== pid) ledger.lost.push(`the lock: ${locks.join(', ')}, held by ${holder} instead of ${pid}`);
}

/** Kills one server in the middle of what it does. Resolves to how long the next start took, in milliseconds. */
async function kill(victim: Product): Promise<number> {
  const stop = new AbortController();
  const load = crowd.live(stop.signal);
  const enough = world.counts.calls + randomInt(calls.least, calls.most);
  while (world.counts.calls < enough) await Promise.race([load, wait(1)]);
  // Somewhere between two calls, or within one.
  await wait(randomInt(20));
  await victim.kill('SIGKILL');
  up.delete(victim);
  // The others continue without it.
  if (up.size > 0) await Promise.race([load, wait(200)]);
  stop.abort();
  await load;
  const start = performance.now();
  await victim.run();
  up.add(victim);
  return performance.now() - start;
}

/** Repeats an idempotent call until it is answered: a busy server, or a connection to a dead process, gives no answer. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Cut) || tries >= 20) throw error;
      await wait(second);
    }
  }
}

const check = (person: Person, isLast = false) => patiently(() => checkPerson(person, { isLast }));

/** Those who waited for a mail go on once it is there. */
async function goOn(): Promise<void> {
  for (const person of crowd.waiting.splice(0)) {
    await patiently(async () => {
      while (person.phase !== 'complete' && (await person.signUpStep()));
    });
    (person.phase === 'complete' ? crowd.resting : crowd.waiting).push(person);
  }
}

const everybody = () => [...crowd.people, ...crowd.resting, ...crowd.waiting];

/** Whether background work has finished: jobs of a dead process, mails that it was sending. */
const isSettled = () =>
  crowd.waiting.length === 0 &&
  everybody().every((person) => {
    const { code, password } = mailsTo(person);
    const isMailed = code.ids >= person.mails.code.least && password.ids >= person.mails.password.least;
    return isMailed && isAllMailed(person) && [...person.orders.values()].every(({ end }) => end !== null);
  });

async function settle(): Promise<void> {
  const unfinished = crowd.people.filter(({ phase }) => phase !== 'new' && phase !== 'complete');
  crowd.waiting.push(...unfinished);
  crowd.people.splice(0, crowd.people.length, ...crowd.people.filter((person) => !unfinished.includes(person)));
  const end = performance.now() + lease;
  while (!isSettled() && performance.now() < end) {
    await wait(second);
    await goOn();
    for (const person of everybody()) if ([...person.orders.values()].some((order) => order.end === null)) await check(person);
  }
  for (const person of everybody()) {
    await check(person, true);
    checkTold(person);
    if (person.phase === 'begun') ledger.lost.push(`${person.key('mail')}: never came`);
    for (const order of person.orders.values()) if (order.end === null) ledger.lost.push(`job ${order.guid}: never ended`);
  }
}

/** Resolves to the number of mails sent twice under one id. */
function checkMails(): number {
  let repeated = 0;
  for (const person of everybody()) {
    const mails = mailsTo(person);
    for (const kind of ['code', 'password'] as const) {
      const [{ ids, repeated: again }, { least, most }] = [mails[kind], person.mails[kind]];
      repeated += again;
      if (ids < least) ledger.lost.push(`${person.key(`${kind} mails`)}: ${ids} of ${least}`);
      if (ids > most) ledger.doubled.push(`${person.key(`${kind} mails`)}: ${ids} for ${most} requests`);
    }
  }
  return repeated;
}

/** What the killed processes left open in a database server. */
async function checkServer(): Promise<void> {
  if (databaseUrl === '') return;
  const connection = new Connection({ connectionString: databaseUrl });
  await connection.connect();
  const { rows } = await connection.query<{ state: string }>(
    `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const { rows: locks } = await connection.query(`select 1 from pg_locks where locktype = 'advisory'`);
  await connection.end();
  if (rows.length + locks.length > 0) ledger.lost.push(`${rows.length} connections and ${locks.length} locks are left in the database`);
}

const restarts: number[] = [];
try {
  for (let round = 1; round <= times && ledger.lost.length + ledger.doubled.length === 0; round += 1) {
    const victim = products[round % products.length] ?? products[0];
    if (victim === undefined) break;
    restarts.push(await kill(victim));
    checkLock(victim);
    await goOn();
    for (const person of crowd.people) await check(person);
    if (round % 10 === 0) say(`${round} kills, ${ledger.acknowledged} acknowledged writes, ${world.counts.cut} answers cut off`);
  }
  await settle();
} catch (error) {
  ledger.lost.push(`the run: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}
const repeated = checkMails();
const resumed = products.map(({ log }) => log.split('a job is taken up again').length - 1).reduce((sum, count) => sum + count, 0);
const ends = await Promise.all(products.map((product) => product.dispose()));
await checkServer();
await mailbox.close();

const { calls: made, cut, faults, limited, failedHonestly } = world.counts;
for (const line of ledger.lost) say(`LOST     ${line}`);
for (const line of ledger.doubled) say(`DOUBLED  ${line}`);
say(`${made} calls: ${cut} cut off, ${faults} answered with 5xx, ${limited} with 429; ledger: ${folder}`);
say(
  `${resumed} jobs taken up again, ${failedHonestly} failed because of two kills, ${repeated} mails delivered twice under one id; ${ends.length} servers`,
);
say(
  `${restarts.length} kills, ${ledger.acknowledged} acknowledged writes, ${ledger.lost.length} lost, ${ledger.doubled.length} doubled, ` +
    `slowest restart ${(Math.max(0, ...restarts) / second).toFixed(1)} s`,
);
exit(ledger.lost.length + ledger.doubled.length === 0 ? 0 : 1);
