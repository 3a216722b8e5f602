// `npm run kills`: SIGKILLs under mixed load. Fails when a write that was acknowledged is lost, or anything is there twice.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, exit, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { Mailbox } from '../tests/support/e2e/mailbox.ts';
import { Product } from '../tests/support/e2e/product.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { supportEmail } from './mixed-load/telling.ts';
import { Trial } from './mixed-load/trial.ts';
import { generous } from './mixed-load/world.ts';

const second = 1_000;
/** Number of calls between two kills: by time, a busy machine would be killed before it has started. */
const calls = { least: 10, most: 80 } as const;
/** How long background work of killed processes may take, on a busy machine. */
const lease = 110 * second;

const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times takes a whole number of kills.');
const databaseUrl = env['KILLS_DATABASE_URL'] ?? '';
const say = (line: string) => void stdout.write(`${line}\n`);

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
const trial = await Trial.begin(() => [...up].map(({ origin }) => origin), mailbox);
const { ledger, world } = trial;

/** A dead process's lock blocks nobody, and leaves nothing behind. */
function checkLock({ dataDir, pid }: Product): void {
  if (databaseUrl !== '') return;
  const locks = readdirSync(dataDir).filter((name) => name.startsWith('lock'));
  const holder = Number.parseInt(readFileSync(join(dataDir, 'lock'), 'utf8'), 10);
  if (locks.length !== 1 || holder !== pid) ledger.lost.push(`the lock: ${locks.join(', ')}, held by ${holder} instead of ${pid}`);
}

/** Kills one server in the middle of what it does. Resolves to how long the next start took, in milliseconds. */
async function kill(victim: Product): Promise<number> {
  await trial.during(async (load) => {
    const enough = world.counts.calls + randomInt(calls.least, calls.most);
    while (world.counts.calls < enough) await Promise.race([load, wait(1)]);
    // Somewhere between two calls, or within one.
    await wait(randomInt(20));
    await victim.kill('SIGKILL');
    up.delete(victim);
    // The others continue without it.
    if (up.size > 0) await Promise.race([load, wait(200)]);
  });
  const start = performance.now();
  await victim.run();
  up.add(victim);
  return performance.now() - start;
}

const restarts: number[] = [];
try {
  for (let round = 1; round <= times && ledger.lost.length + ledger.doubled.length === 0; round += 1) {
    const victim = products[round % products.length] ?? products[0];
    if (victim === undefined) break;
    restarts.push(await kill(victim));
    checkLock(victim);
    await trial.goOn();
    for (const person of trial.crowd.people) await trial.check(person);
    if (round % 10 === 0) say(`${round} kills, ${ledger.acknowledged} acknowledged writes, ${world.counts.cut} answers cut off`);
  }
  await trial.settle(lease);
} catch (error) {
  ledger.lost.push(`the run: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}
const repeated = trial.checkMails();
const resumed = products.map(({ log }) => log.split('a job is taken up again').length - 1).reduce((sum, count) => sum + count, 0);
const ends = await Promise.all(products.map((product) => product.dispose()));
if (databaseUrl !== '') await trial.checkServer(databaseUrl);
await mailbox.close();

const { calls: made, cut, faults, limited, failedHonestly } = world.counts;
for (const line of ledger.lost) say(`LOST     ${line}`);
for (const line of ledger.doubled) say(`DOUBLED  ${line}`);
say(`${made} calls: ${cut} cut off, ${faults} answered with 5xx, ${limited} with 429; ledger: ${trial.folder}`);
say(
  `${resumed} jobs taken up again, ${failedHonestly} failed because of two kills, ${repeated} mails delivered twice under one id; ${ends.length} servers`,
);
say(
  `${restarts.length} kills, ${ledger.acknowledged} acknowledged writes, ${ledger.lost.length} lost, ${ledger.doubled.length} doubled, ` +
    `slowest restart ${(Math.max(0, ...restarts) / second).toFixed(1)} s`,
);
exit(ledger.lost.length + ledger.doubled.length === 0 ? 0 : 1);
