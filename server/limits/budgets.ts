import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Budgets } from '../config.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Sentence } from '@anydish/language/sentence';

const day = 24 * 60 * 60_000;

/** Limited resources. Bytes are counted in kibibytes, so that the site's daily total fits the counter. */
export type Cost = keyof Budgets;

/** Who is charged. A null network is that of resumed work: only its user and the site are charged. */
export interface Spender {
  userGuid: string;
  network: string | null;
}

interface Purse {
  key: string;
  limit: number;
  isSite: boolean;
}

/** The daily budgets that apply, narrowest first. */
function pursesOf(budgets: Budgets, cost: Cost, { userGuid, network }: Spender): Purse[] {
  const { user, network: ofNetwork, site } = budgets[cost];
  return [
    ...(user === null ? [] : [{ key: `budget ${cost} user ${userGuid}`, limit: user, isSite: false }]),
    ...(network === null ? [] : [{ key: `budget ${cost} network ${network}`, limit: ofNetwork, isSite: false }]),
    { key: `budget ${cost} site`, limit: site, isSite: true },
  ];
}

const spendSql = `
  insert into rate_limits (key, window_start, window_end, count)
  select key, $2::int8, $3::int8, $4::int4 from unnest($1::text[]) as spent (key)
  on conflict (key) do update set
    count = case when rate_limits.window_start = excluded.window_start then rate_limits.count + excluded.count else excluded.count end,
    window_start = excluded.window_start,
    window_end = excluded.window_end
  returning key, count`;

/** The UTC day of a time. */
function dayOf(now: number): { start: number; end: number } {
  const start = Math.floor(now / day) * day;
  return { start, end: start + day };
}

interface Refusals {
  /** For the spender's own budget. */
  own: Sentence;
  site: Sentence;
}

function refuse({ isSite }: Purse, { own, site }: Refusals, now: number): never {
  const retryAfter = Math.max(1, Math.ceil((dayOf(now).end - now) / 1_000));
  throw new Failure('tooManyRequests', isSite ? site : own, { retryAfter });
}

/** Charges even above the limit: for resources already used. */
export async function charge(
  { db, clock, budgets }: { db: Kysely<Database>; clock: Clock; budgets: Budgets },
  cost: Cost,
  amount: number,
  spender: Spender,
): Promise<ReadonlyMap<string, number>> {
  const { start, end } = dayOf(clock.now());
  // A fixed order prevents deadlocks.
  const keys = pursesOf(budgets, cost, spender).map(({ key }) => key);
  const rows = await runPrepared<{ key: string; count: number }>(db, spendSql, [keys.toSorted(), start, end, Math.ceil(amount)]);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Charges in the caller's transaction, which must not be committed when this throws. @throws Failure tooManyRequests with `{ retryAfter }` */
export async function spend(
  services: { db: Kysely<Database>; clock: Clock; budgets: Budgets },
  cost: Cost,
  amount: number,
  spender: Spender,
  refusals: Refusals,
): Promise<void> {
  const spent = await charge(services, cost, amount, spender);
  const empty = pursesOf(services.budgets, cost, spender).find(({ key, limit }) => (spent.get(key) ?? 0) > limit);
  if (empty !== undefined) refuse(empty, refusals, services.clock.now());
}

/** What is left today of each budget, and the minimum. */
export async function leftOf(
  { db, clock, budgets }: { db: Kysely<Database>; clock: Clock; budgets: Budgets },
  costs: readonly Cost[],
  spender: Spender,
): Promise<Record<Cost, { left: number; purse: Purse }>> {
  const purses = costs.map((cost) => [cost, pursesOf(budgets, cost, spender)] as const);
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'count'])
    .where(
      'key',
      'in',
      purses.flatMap(([, own]) => own.map(({ key }) => key)),
    )
    .where('window_start', '=', dayOf(clock.now()).start)
    .execute();
  const spent = new Map(rows.map(({ key, count }) => [key, count]));
  const least = (own: readonly Purse[]) =>
    own.map((purse) => ({ left: Math.max(0, purse.limit - (spent.get(purse.key) ?? 0)), purse })).toSorted((a, b) => a.left - b.left)[0];
  // Safe: each cost has budgets.
  return Object.fromEntries(purses.map(([cost, own]) => [cost, least(own)])) as Record<Cost, { left: number; purse: Purse }>;
}

/** @throws Failure tooManyRequests with `{ retryAfter }` when a budget is used up */
export async function requireSome(
  services: { db: Kysely<Database>; clock: Clock; budgets: Budgets },
  cost: Cost,
  spender: Spender,
  refusals: Refusals,
): Promise<void> {
  const { [cost]: rest } = await leftOf(services, [cost], spender);
  if (rest.left === 0) refuse(rest.purse, refusals, services.clock.now());
}
