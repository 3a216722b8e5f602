import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { foodTree } from '@anydish/kitchen/foods';

/** The default pantry. Names two peppers, because the kind `pepper` also holds sweet peppers, which are bought. */
const usual = ['salt', 'black-pepper', 'white-pepper'];

/** Without entries that the lexicon no longer knows, and without water: no list has it. */
const onLists = (foods: readonly string[]) => foods.filter((id) => id !== 'water' && foodTree().foods.has(id));

/** Foods and kinds that are always at home. */
export async function pantryOf(db: Kysely<Database>, userGuid: string): Promise<string[]> {
  const row = await db.selectFrom('pantries').select('foods').where('user_guid', '=', userGuid).executeTakeFirst();
  return onLists(row?.foods ?? usual);
}

export async function savePantry(db: Kysely<Database>, clock: Clock, userGuid: string, foods: readonly string[]): Promise<string[]> {
  const kept = onLists([...new Set(foods)]);
  const values = { foods: JSON.stringify(kept), updated_at: clock.now() };
  await db
    .insertInto('pantries')
    .values({ user_guid: userGuid, ...values })
    .onConflict((conflict) => conflict.column('user_guid').doUpdateSet(values))
    .execute();
  return kept;
}

/** True for a food that is at home, or whose kind is. */
export const isAtHome = (food: string, pantry: ReadonlySet<string>): boolean =>
  foodTree().foods.has(food) && [...foodTree().lineage(food)].some((id) => pantry.has(id));
