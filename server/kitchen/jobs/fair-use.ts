import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { FairUse } from '../../config.ts';
import type { Database } from '../../db/schema.ts';

export type { FairUse };

const day = 24 * 60 * 60_000;

/** What somebody has had cooked in the last 24 hours, and what is left of it. */
export interface Use {
  atOnce: number;
  left: number;
  /** Until an order of a day ago makes room for another. */
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

/**
 * Counts orders of the last 24 hours. A question that was asked back costs nothing: only what was cooked, or is being cooked, counts. Exact
 * under a race when the rows of user and company are locked first.
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
      (select count(*) from recipes where user_guid = ${userGuid}) as stored
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
