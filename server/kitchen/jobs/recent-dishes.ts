import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const most = 24;

/** Dishes of the built-in kitchen that a company cooked lately, newest first, at most 24. */
export async function recentDishesOf(db: Kysely<Database>, companyGuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(sql<string | null>`plan->>'dish'`.as('dish'))
    .where('company_guid', '=', companyGuid)
    .orderBy('guid', 'desc')
    .limit(most)
    .execute();
  return [...new Set(rows.flatMap(({ dish }) => (dish === null ? [] : [dish])))];
}
