import type { Kysely } from 'kysely';
import type { Thumb, VersionThumb } from '../../../contract/recipes/feedback-endpoints.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { RecipeRow } from '../stored-recipe.ts';
import { count, countedUnder } from './figures.ts';

/** The thumbs of a recipe's versions. */
export async function thumbsOf(db: Kysely<Database>, recipeGuid: string): Promise<VersionThumb[]> {
  const rows = await db
    .selectFrom('recipe_thumbs')
    .select(['version', 'is_up'])
    .where('recipe_guid', '=', recipeGuid)
    .orderBy('version')
    .execute();
  return rows.map(({ version, is_up }) => ({ version, thumb: is_up ? 'up' : 'down' }));
}

const named = (isUp: boolean) => (isUp ? 'ups' : 'downs');

/** Sets, changes or removes a version's thumb. `row` is the version; `now` in milliseconds since 1970. */
export function giveThumb(db: Kysely<Database>, now: number, row: RecipeRow, thumb: Thumb | null): Promise<void> {
  const { guid: recipe_guid, version } = row;
  return inTransaction(db, async (tx) => {
    // Serialised, so that counters match the stored thumbs.
    await tx.selectFrom('recipes').select('guid').where('guid', '=', recipe_guid).forUpdate().execute();
    const said = await tx
      .deleteFrom('recipe_thumbs')
      .where('recipe_guid', '=', recipe_guid)
      .where('version', '=', version)
      .returning(['is_up', 'said_at', 'prompt_version', 'dish'])
      .executeTakeFirst();
    if (said !== undefined) await count(tx, said, said.said_at, { [named(said.is_up)]: -1 });
    if (thumb === null) return;
    const under = countedUnder(row);
    const isUp = thumb === 'up';
    await tx
      .insertInto('recipe_thumbs')
      .values({ recipe_guid, version, is_up: isUp, ...under, said_at: now })
      .execute();
    await count(tx, under, now, { [named(isUp)]: 1 });
  });
}
