import type { Kysely, Selectable } from 'kysely';
import type { Version } from '../../../contract/recipes/version-endpoints.ts';
import type { Database } from '../../db/schema.ts';
import { asRecipe, type Reader, type RecipeRow } from '../stored-recipe.ts';

type VersionRow = Selectable<Database['recipe_versions']>;

const asRow = (row: RecipeRow, { version, title, body, plan, cooked_by, excluded }: VersionRow): RecipeRow => ({
  ...row,
  version,
  title,
  body,
  plan,
  cooked_by,
  excluded,
});

const told = (row: RecipeRow, companyUri: string, reader: Reader, { kind, wish, made_from, created_at }: VersionRow): Version => ({
  version: row.version,
  kind,
  title: asRecipe(row, companyUri, reader).title,
  wish,
  madeFrom: made_from,
  createdAt: created_at,
});

/** All versions of a recipe, newest first. A recipe that never changed is its own first version. */
export async function listVersions(db: Kysely<Database>, row: RecipeRow, companyUri: string, reader: Reader): Promise<Version[]> {
  const stored = await db
    .selectFrom('recipe_versions')
    .selectAll()
    .where('recipe_guid', '=', row.guid)
    .orderBy('version', 'desc')
    .execute();
  if (stored.length === 0) {
    const { title } = asRecipe(row, companyUri, reader);
    return [{ version: row.version, kind: 'original', title, wish: null, madeFrom: null, createdAt: row.created_at }];
  }
  // The current title may have changed since.
  return stored.map((one) => told(one.version === row.version ? row : asRow(row, one), companyUri, reader, one));
}

/** A version as a recipe, and the version it was made from; null when it is not stored. */
export async function findVersion(
  db: Kysely<Database>,
  row: RecipeRow,
  version: number,
): Promise<{ row: RecipeRow; madeFrom: number | null } | null> {
  const stored = await db
    .selectFrom('recipe_versions')
    .selectAll()
    .where('recipe_guid', '=', row.guid)
    .where('version', '=', version)
    .executeTakeFirst();
  const madeFrom = stored?.made_from ?? null;
  if (version === row.version) return { row, madeFrom };
  return stored === undefined ? null : { row: asRow(row, stored), madeFrom };
}
