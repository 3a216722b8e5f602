import { sql, type Kysely } from 'kysely';
import { dayOf } from '../../console/zones.ts';
import type { CountedUnder } from '../../db/feedback-schema.ts';
import type { Database } from '../../db/schema.ts';
import type { RecipeRow } from '../stored-recipe.ts';

type Counts = Partial<Record<'ups' | 'downs' | 'cooked' | 'reports', 1 | -1>>;

/** The dimensions by which feedback is counted. */
export const countedUnder = ({ cooked_by, plan, body }: Pick<RecipeRow, 'cooked_by' | 'plan' | 'body'>): CountedUnder => ({
  prompt_version: cooked_by.promptVersion ?? 0,
  dish: plan?.dish ?? body.kind ?? '',
});

/** Updates the counters in the same transaction as the feedback: figures are always current and need no scan. */
export async function count(tx: Kysely<Database>, { prompt_version, dish }: CountedUnder, at: number, counts: Counts): Promise<void> {
  const more = { ups: 0, downs: 0, cooked: 0, reports: 0, ...counts };
  await tx
    .insertInto('dish_days')
    .values({ prompt_version, dish, day: dayOf(at), ...more })
    .onConflict((key) =>
      key.columns(['prompt_version', 'dish', 'day']).doUpdateSet({
        ups: sql`dish_days.ups + excluded.ups`,
        downs: sql`dish_days.downs + excluded.downs`,
        cooked: sql`dish_days.cooked + excluded.cooked`,
        reports: sql`dish_days.reports + excluded.reports`,
      }),
    )
    .execute();
}
