// `npm run bench -- --console [--users 1000000] [--recipes 3000000] [--orders 3000000]`: the staff console on a PostgreSQL of that size. It reports; it never fails.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { env, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { consoleEndpoints, consoleExportPath } from '../../contract/console/console-endpoints.ts';
import type { Area } from '../../contract/console/area.ts';
import { areas, staffFlags, type AreaName } from '../../contract/console/areas.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { migrate } from '../../server/db/migrate.ts';
import { newGuid } from '../../server/db/guid.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { Database } from '../../server/db/schema.ts';
import { newSecret } from '../../server/sign-in/second-steps/totp.ts';
import { readConfig } from '../../server/config.ts';
import { createSession } from '../../server/sign-in/sessions.ts';
import { serverEnvironment } from '../../scripts/server-environment.mjs';
import { Product } from '../../tests/support/e2e/product.ts';
import { effort } from '../effort.ts';
import { exitOnSignals } from '../exit-on-signals.ts';
import { duration, plain, progress, ratio, table, type Figure } from '../report.ts';
import { quantile } from '../statistics.ts';
import { calls, callerOf, p95 } from '../timed-calls.ts';
import { amountsOf } from './amounts.ts';
import { seed } from './seed.ts';

const second = 1_000;
const mostMilliseconds = 50;

const options = {
  console: { type: 'boolean' },
  users: { type: 'string', default: '1000000' },
  recipes: { type: 'string', default: '3000000' },
  orders: { type: 'string' },
} as const;
const amounts = amountsOf(parseArgs({ options }).values);
exitOnSignals();

const databaseUrl = env['BENCH_DATABASE_URL'] ?? '';
const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, () => {}, null);
await migrate(db);
const told = (count: number) => count.toLocaleString('en');
progress(`Console: ${told(amounts.users)} users, ${told(amounts.recipes)} recipes and ${told(amounts.orders)} orders...`);
const began = performance.now();
// A database that is filled already is measured as it is.
const [filled] = await db.selectFrom('users').select('guid').limit(1).execute();
if (filled === undefined) await seed(db, Date.now(), amounts, progress);
const seconds = (performance.now() - began) / second;

/** Somebody with every permission, whose second step was just given. Resolves to the cookie. */
async function addStaff(on: Kysely<Database>): Promise<string> {
  const clock = { now: () => Date.now() };
  const user = {
    guid: newGuid(),
    email: 'console-staff@anydish.example',
    first_name: 'Console',
    last_name: 'Staff',
    is_verified: true,
    created_at: clock.now(),
  };
  const staff = JSON.stringify(Object.fromEntries(staffFlags.map((flag) => [flag, true])));
  await on
    .insertInto('users')
    .values({ ...user, staff })
    .execute();
  // Staff have a second factor in production.
  await on
    .insertInto('authenticators')
    .values({ user_guid: user.guid, secret: newSecret(), last_step: 0, created_at: user.created_at })
    .execute();
  const { token } = await createSession(
    on,
    { clock, config: readConfig({}) },
    { guid: user.guid, isStaff: true, userAgent: '', steppedUpAt: clock.now() },
  );
  return `session=${token}`;
}

const cookie = await addStaff(db);
const product = await Product.start({ ...serverEnvironment(), NODE_ENV: 'production', DATABASE_URL: databaseUrl });

const send = callerOf(product, cookie);

interface Page {
  rows: { guid: string }[];
  next: string | null;
}
const pageOf = (area: string, query: string) =>
  send<Page>(`${fillPath(consoleEndpoints.listRows.path, { area })}?query=${encodeURIComponent(query)}`);

/** A row by its key, asked by this process: what no list can be faster than. */
const guids = await db.selectFrom('users').select('guid').orderBy('guid').limit(calls).execute();
const floor = await p95((turn) => {
  const guid = guids[turn % guids.length]?.guid ?? '';
  return db.selectFrom('users').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow();
});

const number = () => randomInt(1, amounts.users + 1);
const [first, last, newestOrders] = await Promise.all([pageOf('users', ''), pageOf('users', 'sort=createdAt'), pageOf('orders', '')]);
const lists: Record<string, (turn: number) => Promise<unknown>> = {
  'users, the newest': () => pageOf('users', ''),
  'users, the next page': () => pageOf('users', `after=${first.next}`),
  'users by name, the oldest first': () => pageOf('users', 'sort=name'),
  'users, a page from the other end': () => pageOf('users', `sort=createdAt&after=${last.next}`),
  'users, by part of an address that one has': () => pageOf('users', `q=.${number()}@`),
  'users, by part of a name that thousands have': () => pageOf('users', 'q=nakam'),
  'users, by two words that thousands have': () => pageOf('users', 'q=ada rossi'),
  'users, by a word that nobody has': () => pageOf('users', 'q=xylophone'),
  'users, verified and in German': () => pageOf('users', 'isVerified=yes&language=de'),
  'recipes, the newest': () => pageOf('recipes', ''),
  'recipes, by part of a title': () => pageOf('recipes', 'q=ramen'),
  'recipes, those of one owner': () => pageOf('recipes', `owner=${guids[0]?.guid}`),
  'orders, the newest': () => pageOf('orders', ''),
  'orders, the next page': () => pageOf('orders', `after=${newestOrders.next}`),
  'orders, by part of what was asked': () => pageOf('orders', 'q=satay'),
  'orders, those that failed': () => pageOf('orders', 'outcome=failed'),
  'palette, by part of a name': () => send(`${consoleEndpoints.find.path}?text=nakam`),
};

/** A whole list, by its honest count. */
const counted = await p95(() => send(`${fillPath(consoleEndpoints.listRows.path, { area: 'orders' })}?query=&limit=1`));

/** One value and more for each filter of an area, as an address has them. */
const valuesOf = ([name, filter]: [string, Area['filters'][string]]): string[] => {
  switch (filter.kind) {
    case 'flag':
      return [`${name}=yes`, `${name}=no`];
    case 'choice':
      return [...filter.options.slice(0, 5), filter.options.slice(0, 3).join(',')].map((option) => `${name}=${option}`);
    case 'time':
      return [`${name}=2026-01-01..2026-01-31`, `${name}=2025-01-01..`];
    case 'text':
      return ['seed-1', 'seed-20', 'ada.rossi', 'suspend', 'nothing', '1', guids[0]?.guid ?? ''].map((text) => `${name}=${text}`);
  }
};

/** Every filter with every sort, and its next page. What is slow is told by name. */
async function everyFilter(name: AreaName): Promise<Figure> {
  const area: Area = areas[name];
  const sortable = Object.entries(area.columns).flatMap(([column, { isSortable }]) => (isSortable ? [column, `-${column}`] : []));
  const filters = ['', ...Object.entries(area.filters).flatMap(valuesOf)].slice(0, effort.filters);
  const slowest: [string, number][] = [];
  for (const query of filters.flatMap((filter) => sortable.map((sort) => `${filter}&sort=${sort}`))) {
    const { next } = await pageOf(name, query);
    const taken: number[] = [];
    for (let turn = 0; turn < effort.turnsOfFilter; turn += 1) {
      const start = performance.now();
      await pageOf(name, turn % 2 === 0 || next === null ? query : `${query}&after=${next}`);
      taken.push(performance.now() - start);
    }
    slowest.push([query, quantile(taken, 0.5)]);
  }
  slowest.sort(([, one], [, other]) => other - one);
  for (const [query, taken] of slowest.filter(([, time]) => time > mostMilliseconds))
    progress(`  ${name} ${query}: ${taken.toFixed(0)} ms`);
  return duration(
    `Console: ${name}, the slowest 5 % of ${slowest.length} filters and sorts`,
    mostMilliseconds,
    quantile(
      slowest.map(([, time]) => time),
      0.95,
    ),
  );
}

const figures: Figure[] = [
  plain('Console: seed, thousand rows in a second', {}, (amounts.users + amounts.recipes + amounts.orders) / seconds / second),
  duration('Console: a row by its key, p95', mostMilliseconds, floor),
  duration('Console: orders, one row and the count of all, p95', mostMilliseconds, counted),
];
for (const [name, act] of Object.entries(lists)) {
  progress(name);
  const taken = await p95(act);
  figures.push(
    duration(`Console: ${name}, p95`, mostMilliseconds, taken),
    ratio(`Console: ${name}, p95 of a row by its key`, {}, taken, floor, 'ms'),
  );
}

for (const name of ['users', 'recipes', 'orders', 'audit'] as const) {
  progress(`Every filter and sort of ${name}`);
  figures.push(await everyFilter(name));
}

progress('A bulk action...');
const newest = await sql<{ day: string }>`
  select to_char(to_timestamp(created_at / 1000.0), 'YYYY-MM-DD') as day from users order by created_at desc offset ${Math.min(effort.bulk, amounts.users - 1)} limit 1`.execute(
  db,
);
const selection = await send<{ guid: string; rows: number }>(fillPath(consoleEndpoints.selectAll.path, { area: 'users' }), {
  query: `isStaff=no&createdAt=${newest.rows[0]?.day}..`,
});
const started = performance.now();
const run = await send<{ guid: string }>(fillPath(consoleEndpoints.startRun.path, { area: 'users' }), {
  action: 'suspend',
  targets: { selection: selection.guid },
  answer: 'Bench',
  request_key: newGuid(),
});
const isRunning = async () =>
  ['waiting', 'running'].includes((await send<{ state: string }>(fillPath(consoleEndpoints.getRun.path, { guid: run.guid }))).state);
while (await isRunning()) await wait(100);
figures.push(
  plain(`Console: bulk action on ${selection.rows} rows, rows in a second`, {}, selection.rows / ((performance.now() - started) / second)),
);

/** Megabytes that the process holds, as the kernel counts them (proc(5)). */
const memory = () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024;

/** All rows of an area as a file. */
async function exportOf(name: AreaName): Promise<Figure[]> {
  progress(`An export of ${name}...`);
  const before = memory();
  const start = performance.now();
  const file = await fetch(`${product.origin}${fillPath(consoleExportPath, { area: name })}`, { headers: { cookie } });
  if (file.body === null) throw new Error('The export has no body.');
  let [lines, most] = [0, before];
  for await (const part of file.body) {
    for (const byte of part) if (byte === 10) lines += 1;
    most = Math.max(most, memory());
  }
  return [
    plain(`Console: export of ${name}, thousand rows in a second`, {}, lines / (performance.now() - start)),
    plain(`Console: export of ${lines} lines of ${name}, growth of memory in MiB`, { most: 100 }, most - before),
  ];
}
figures.push(...(await exportOf('users')), ...(await exportOf('recipes')));

await product.dispose();
await close();
stdout.write(`\n${table(figures)}\n`);
