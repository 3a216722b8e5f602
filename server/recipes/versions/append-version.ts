import { sql, type Kysely, type Transaction } from 'kysely';
import { mostVersions } from '../../../contract/recipes/version-endpoints.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { CookedBy, RecipeBody } from '../../../contract/recipes/recipe.ts';
import type { Database } from '../../db/schema.ts';
import { type Plan } from '@anydish/kitchen/plan';
import type { RecipeRow } from '../stored-recipe.ts';

type Tables = Kysely<Database> | Transaction<Database>;

/** A new current version. */
export interface NewVersion {
  kind: 'refined' | 'edited' | 'restored';
  wish: string | null;
  madeFrom: number;
  /** The owner's title; null for the title in the body. */
  title: string | null;
  body: RecipeBody;
  plan: Plan | null;
  cookedBy: CookedBy;
  excluded: readonly Wish[] | null;
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** A recipe that is locked until the transaction ends; undefined when it is deleted or in the trash. */
export const holdRecipe = (tx: Transaction<Database>, guid: string): Promise<RecipeRow | undefined> =>
  tx.selectFrom('recipes').selectAll().where('guid', '=', guid).where('trashed_at', 'is', null).forUpdate().executeTakeFirst();

/** Saves the current state as a version. */
async function keepCurrent(tx: Transaction<Database>, row: RecipeRow): Promise<void> {
  await tx
    .insertInto('recipe_versions')
    .values({
      recipe_guid: row.guid,
      version: row.version,
      kind: 'original',
      wish: null,
      made_from: null,
      title: row.title,
      body: JSON.stringify(row.body),
      plan: json(row.plan),
      cooked_by: JSON.stringify(row.cooked_by),
      excluded: json(row.excluded),
      created_at: row.created_at,
    })
    .onConflict((conflict) => conflict.columns(['recipe_guid', 'version']).doUpdateSet({ title: row.title }))
    .execute();
}

/** Adds a version to a locked recipe. Resolves to its number. `now` in milliseconds since 1970. */
export async function appendVersion(tx: Transaction<Database>, now: number, row: RecipeRow, made: NewVersion): Promise<number> {
  await keepCurrent(tx, row);
  const version = row.version + 1;
  const content = {
    title: made.title,
    body: JSON.stringify(made.body),
    plan: json(made.plan),
    cooked_by: JSON.stringify(made.cookedBy),
    excluded: json(made.excluded === null ? null : [...made.excluded]),
  };
  await tx
    .insertInto('recipe_versions')
    .values({ recipe_guid: row.guid, version, kind: made.kind, wish: made.wish, made_from: made.madeFrom, created_at: now, ...content })
    .execute();
  await tx
    .updateTable('recipes')
    .set({ ...content, version, indexed_as: 0 })
    .where('guid', '=', row.guid)
    .execute();
  await tx.updateTable('shared_recipes').set({ changed_at: now }).where('recipe_guid', '=', row.guid).execute();
  // Always keeps the first version, and the one that this was made from.
  await sql`delete from recipe_versions where recipe_guid = ${row.guid} and version not in (1, ${made.madeFrom}) and version not in (
    select version from recipe_versions where recipe_guid = ${row.guid} order by version desc limit ${mostVersions - 2})`.execute(tx);
  return version;
}

/** What the recipe's order excluded, from the first version. Null: it is older than this field. */
export async function excludedAtFirst(db: Tables, row: Pick<RecipeRow, 'guid' | 'version' | 'excluded'>): Promise<readonly Wish[] | null> {
  if (row.version === 1) return row.excluded;
  const first = await db
    .selectFrom('recipe_versions')
    .select('excluded')
    .where('recipe_guid', '=', row.guid)
    .where('version', '=', 1)
    .executeTakeFirst();
  return first?.excluded ?? null;
}
