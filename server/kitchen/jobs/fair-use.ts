import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config, FairUse } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { leftOf, type Spender } from '../../limits/budgets.ts';

export type { FairUse };

const day = 24 * 60 * 60_000;

/** A user's orders of the last 24 hours, and what is left. */
export interface Use {
  atOnce: number;
  left: number;
  /** Time until the oldest counted order expires. */
  secondsToNext: number;
  stored: number;
}

interface Row {
  at_once: string;
  own: string;
  of_company: string;
  first_own: string | null;
  first_of_company: string | null;
  stored: string;
}

/** Query for the number of recipes a user keeps. The trash does not count: its recipes are deleted automatically. */
export const storedBy = (userGuid: string) =>
  sql<{ stored: string }>`select count(*) as stored from recipes where user_guid = ${userGuid} and trashed_at is null`;

/** @throws Failure conflict when the user has reached the maximum number of recipes */
export function requireRoom(stored: number, { mostRecipes: count }: Pick<FairUse, 'mostRecipes'>): void {
  if (stored >= count)
    throw new Failure('conflict', i18n._('You have {count, number} recipes, which is the maximum. Please delete some first.', { count }));
}

/**
 * Counts the orders of the last 24 hours. Orders that ended in a question do not count. Exact under concurrency when the rows of user and company are
 * locked first.
 */
export async function countUse(
  db: Kysely<Database> | Transaction<Database>,
  clock: Clock,
  { ordersPerDay, companyOrdersPerDay }: FairUse,
  { userGuid, companyGuid }: { userGuid: string; companyGuid: string },
): Promise<Use> {
  const since = clock.now() - day;
  const { rows } = await sql<Row>`
    select
      count(*) filter (where user_guid = ${userGuid} and status = 'cooking') as at_once,
      count(*) filter (where user_guid = ${userGuid}) as own,
      count(*) filter (where company_guid = ${companyGuid}) as of_company,
      min(created_at) filter (where user_guid = ${userGuid}) as first_own,
      min(created_at) filter (where company_guid = ${companyGuid}) as first_of_company,
      (${storedBy(userGuid)}) as stored
    from recipe_jobs
    where (user_guid = ${userGuid} or company_guid = ${companyGuid}) and created_at > ${since} and status <> 'needs_input'`.execute(db);
  const [row] = rows;
  const own = ordersPerDay - Number(row?.own ?? 0);
  const ofCompany = companyOrdersPerDay - Number(row?.of_company ?? 0);
  const first = Number((own <= ofCompany ? row?.first_own : row?.first_of_company) ?? clock.now());
  return {
    atOnce: Number(row?.at_once ?? 0),
    left: Math.max(0, Math.min(own, ofCompany)),
    secondsToNext: Math.max(1, Math.ceil((first + day - clock.now()) / 1_000)),
    stored: Number(row?.stored ?? 0),
  };
}

// The approximate duration of one order.
const tokensOfOrder = 8_000;
const kibibytesOfPhoto = 512;

/** What is left today, as the page shows it: the smallest of all limits. */
export async function restOf(
  { db, clock, config }: { db: Kysely<Database>; clock: Clock; config: Pick<Config, 'fairUse' | 'budgets'> },
  who: Spender & { companyGuid: string },
): Promise<{ left: number; photosLeft: number }> {
  const { left: ownOrders } = await countUse(db, clock, config.fairUse, who);
  const { orders, tokens, kibibytes } = await leftOf({ db, clock, budgets: config.budgets }, ['orders', 'tokens', 'kibibytes'], who);
  return {
    left: Math.min(ownOrders, orders.left, Math.ceil(tokens.left / tokensOfOrder)),
    photosLeft: Math.ceil(kibibytes.left / kibibytesOfPhoto),
  };
}
