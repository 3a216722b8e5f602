// `npm run failures`: parts of a running product fail under load, one after the other. See docs/operation.md.
import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { withPostgres } from '../scripts/postgres.mjs';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { Mailbox } from '../tests/support/e2e/mailbox.ts';
import { prepareNats } from '../tests/support/server/nats.ts';
import { TestObjectStore } from '../tests/support/server/object-store.ts';
import { Product } from '../tests/support/e2e/product.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { FaultProxy } from './failures/fault-proxy.ts';
import { scenarios, type Stage } from './failures/scenarios.ts';
import { supportEmail } from './mixed-load/telling.ts';
import { Trial } from './mixed-load/trial.ts';
import { generous } from './mixed-load/world.ts';

const second = 1_000;
/** Load before and after each failure, in milliseconds. */
const usual = 3 * second;
/** After a failure everything works again within so many milliseconds. */
const recovery = 10 * second;

const { values } = parseArgs({
  args: argv.slice(2),
  options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' }, servers: { type: 'string', default: '3' } },
});
const [length, servers] = [Number(values.seconds) * second, Number(values.servers)];
if (!(length > 0) || !Number.isInteger(servers) || servers < 1) throw new Error('--seconds and --servers take numbers above 0.');
const chosen = scenarios.filter(({ name }) => values.only === undefined || name.includes(values.only));
if (chosen.length === 0) throw new Error(`--only takes a part of one of these: ${scenarios.map(({ name }) => name).join(', ')}.`);
const say = (line: string) => void stdout.write(`${line}\n`);
const portOf = (url: string) => Number(new URL(url).port);

/** Whether somebody new can sign up in time, which takes every part: servers, database, mail. */
async function checkRecovery(trial: Trial, name: string): Promise<string> {
  const took = await trial.signUp(recovery);
  if (took === null) trial.ledger.lost.push(`${name}: nobody could sign up within ${recovery / second} s after the end`);
  return took === null ? 'not in time' : `${(took / second).toFixed(1)} s`;
}

async function runAll(trial: Trial, stage: Stage): Promise<void> {
  const { world, ledger } = trial;
  for (const { name, run } of chosen) {
    const before = { ...world.counts, acknowledged: ledger.acknowledged };
    await trial.during(async () => {
      await wait(usual);
      await run(stage, length);
    });
    const recovered = await checkRecovery(trial, name);
    await trial.during(() => wait(usual));
    await trial.goOn();
    for (const person of trial.crowd.people) await trial.check(person);
    const { cut, faults, unexplained } = world.counts;
    if (unexplained > before.unexplained) ledger.lost.push(`${name}: ${unexplained - before.unexplained} answers without a reason (500)`);
    const told = `${cut - before.cut} cut off, ${faults - before.faults} told to come back`;
    say(`${name}: ${ledger.acknowledged - before.acknowledged} acknowledged writes, ${told}; a new sign-up afterwards: ${recovered}`);
  }
}

exitOnSignals();
const isWell = await withPostgres(async ({ url, crash }) => {
  const [mailbox, store, nats] = [await Mailbox.open(), await TestObjectStore.open(), await prepareNats()];
  await nats.start();
  const before = (address: string) => FaultProxy.before(portOf(address));
  const [database, mail, messages, photos] = [
    await before(url),
    await before(mailbox.url),
    await before(nats.url),
    await before(store.settings.endpoint),
  ];
  const through = new URL(url);
  through.port = String(database.port);
  const settings = {
    ...serverEnvironment(),
    ...generous,
    ...store.env,
    NODE_ENV: 'production',
    SUPPORT_EMAIL: supportEmail,
    DATABASE_URL: through.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NATS_URL: `nats://127.0.0.1:${messages.port}`,
    NATS_ACCOUNT_SEED: nats.accountSeed,
    S3_ENDPOINT: `http://127.0.0.1:${photos.port}`,
  };
  const products: Product[] = [];
  for (let count = 0; count < servers; count += 1) products.push(await Product.start(settings));
  const visitors = await Promise.all(products.map(({ origin }) => FaultProxy.before(portOf(origin))));
  const up = new Set(products);
  const origins = () => products.flatMap((product, place) => (up.has(product) ? [`http://127.0.0.1:${visitors[place]?.port}`] : []));
  const trial = await Trial.begin(origins, mailbox);
  const { ledger, world } = trial;
  try {
    await runAll(trial, { products, up, database, mail, messages, photos, visitors, crashDatabase: crash });
    await trial.settle(length + 60 * second);
  } catch (error) {
    ledger.lost.push(`the run: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  const repeated = trial.checkMails();
  for (const product of products) await product.dispose();
  await trial.checkServer(url);
  for (const proxy of [database, mail, messages, photos, ...visitors]) await proxy.close();
  await mailbox.close();
  await nats.close();
  store.close();
  for (const line of ledger.lost) say(`LOST     ${line}`);
  for (const line of ledger.doubled) say(`DOUBLED  ${line}`);
  say(`${world.counts.failedHonestly} jobs failed because two servers ended over them, ${repeated} mails delivered twice under one id`);
  const wrong = ledger.lost.length + ledger.doubled.length;
  say(
    `${chosen.length} failures, ${ledger.acknowledged} acknowledged writes, ${ledger.lost.length} lost, ${ledger.doubled.length} doubled; ledger: ${trial.folder}`,
  );
  return wrong === 0;
});
exit(isWell ? 0 : 1);
