import { sql, type Kysely } from 'kysely';
import { mostCollections } from '../../contract/recipes/collections.ts';
import { longestTitle, mostKeptOffline, mostTags, type RecipeChange } from '../../contract/recipes/recipe-endpoints.ts';
import { cutText } from '../../contract/text.ts';
import type { FairUse } from '../config.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure } from '../http/failure.ts';
import { requireRoom, storedBy } from '../kitchen/jobs/fair-use.ts';
import { i18n } from '@anydish/language/sentence';
import { holdCollection, lockCompanies } from './collections/collections.ts';
import type { RecipeRow } from './stored-recipe.ts';

interface Changing {
  /** The viewer's companies. */
  companies: readonly string[];
  guids: readonly string[];
  change: RecipeChange;
}

/** A time that is set, kept or cleared. An explicitly typed parameter, because null has no type. */
const timeOf = (column: string, isSet: boolean | undefined, now: number) =>
  sql<number | null>`case when ${isSet ?? null}::bool then coalesce(${sql.ref(column)}, ${now}::int8)
    when ${isSet ?? null}::bool is null then ${sql.ref(column)} end`;

/** A list of texts with one added, up to the limit, and one removed. */
function listWith(column: string, { added, removed, most }: { added?: string | undefined; removed?: string | undefined; most: number }) {
  const list = sql.ref(column);
  const without = sql`case when ${removed ?? null}::text is null then ${list} else ${list} - ${removed ?? null}::text end`;
  return sql<string>`case when ${added ?? null}::text is null or ${without} @> to_jsonb(${added ?? null}::text)
    or jsonb_array_length(${without}) >= ${most}::int4 then ${without} else ${without} || to_jsonb(${added ?? null}::text) end`;
}

/** @throws Failure conflict above the number of recipes that can be kept offline */
async function requireOfflineRoom(tx: Kysely<Database>, companies: readonly string[]): Promise<void> {
  const { kept } = await tx
    .selectFrom('recipes')
    .select(sql<number>`count(*)::int4`.as('kept'))
    .where('company_guid', 'in', companies)
    .where('offline_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (kept > mostKeptOffline)
    throw new Failure(
      'conflict',
      i18n._('You can keep up to {count, number} recipes offline. Please remove some from offline first.', { count: mostKeptOffline }),
    );
}

/**
 * Changes the companies' own data and resolves to the guids of the changed recipes. `now` in milliseconds since 1970.
 * @throws Failure notFound for an unknown collection, conflict for more recipes than can be kept offline
 */
export function changeRecipes(db: Kysely<Database>, now: number, { companies, guids, change }: Changing): Promise<string[]> {
  const { isFavourite, isInTrash, isKeptOffline, addTo, removeFrom } = change;
  const [added, removed] = [change.addTag?.trim(), change.removeTag?.trim()];
  const favourite = timeOf('favourite_at', isFavourite, now);
  const trashed = timeOf('trashed_at', isInTrash, now);
  const offline = timeOf('offline_at', isKeptOffline, now);
  const tags = listWith('tags', { added, removed, most: mostTags });
  const collections = listWith('collections', { added: addTo, removed: removeFrom, most: mostCollections });
  return inTransaction(db, async (tx) => {
    // Serialised, so that concurrent changes cannot exceed the limit.
    if (isKeptOffline === true) await lockCompanies(tx, companies);
    const of = addTo === undefined ? companies : [await holdCollection(tx, companies, addTo)];
    const rows = await tx
      .updateTable('recipes')
      .set({ favourite_at: favourite, trashed_at: trashed, offline_at: offline, tags, collections })
      .where('guid', 'in', guids)
      .where('company_guid', 'in', of)
      .where(
        sql<boolean>`(favourite_at, trashed_at, offline_at, tags, collections)
          is distinct from (${favourite}, ${trashed}, ${offline}, ${tags}, ${collections})`,
      )
      .returning('guid')
      .execute();
    if (isKeptOffline === true) await requireOfflineRoom(tx, companies);
    return rows.map(({ guid }) => guid);
  });
}

/** Null or a blank title restores the cook's title. `now` in milliseconds since 1970. */
export async function setTitle(db: Kysely<Database>, now: number, guid: string, title: string | null): Promise<void> {
  const own = title?.trim() ?? '';
  await db
    .updateTable('recipes')
    .set({ title: own === '' ? null : own, indexed_as: 0 })
    .where('guid', '=', guid)
    .execute();
  await db.updateTable('shared_recipes').set({ changed_at: now }).where('recipe_guid', '=', guid).execute();
}

/** "Soup" is followed by "Soup (2)", then "Soup (3)": in every language. */
export function titleOfCopy(title: string): string {
  const [, name = title, number = '1'] = /^(.*) \((\d{1,3})\)$/.exec(title) ?? [];
  const suffix = ` (${Number(number) + 1})`;
  return `${cutText(name, longestTitle - suffix.length)}${suffix}`;
}

type Copied = Pick<
  RecipeRow,
  | 'company_guid'
  | 'body'
  | 'plan'
  | 'cooked_by'
  | 'unit_system'
  | 'photo_guid'
  | 'more_photos'
  | 'tags'
  | 'collections'
  | 'title'
  | 'origin'
  | 'excluded'
>;

interface Copying {
  /** The data of the copy. */
  copied: Copied;
  copyKey: string;
  userGuid: string;
  /** The owner's note on it, stored with the recipe or not at all. */
  note?: string;
}

const copyWith = (db: Kysely<Database>, userGuid: string, copyKey: string) =>
  db.selectFrom('recipes').selectAll().where('user_guid', '=', userGuid).where('copy_key', '=', copyKey).executeTakeFirst();

/**
 * Creates an independent copy. The same key returns the existing copy. `now` in milliseconds since 1970.
 * @throws Failure conflict for a user who has the maximum number of recipes
 */
export function copyRecipe(
  db: Kysely<Database>,
  { now, fairUse }: { now: number; fairUse: FairUse },
  { copied, copyKey, userGuid, note = '' }: Copying,
): Promise<RecipeRow> {
  const { company_guid, body, plan, cooked_by, unit_system, photo_guid, more_photos, tags, collections, title, origin, excluded } = copied;
  return inTransaction(db, async (tx) => {
    // Locks the user, so that concurrent copies cannot exceed the limit.
    await tx.selectFrom('users').select('guid').where('guid', '=', userGuid).forUpdate().execute();
    const made = await copyWith(tx, userGuid, copyKey);
    if (made !== undefined) return made;
    const { rows } = await storedBy(userGuid).execute(tx);
    requireRoom(Number(rows[0]?.stored ?? 0), fairUse);
    const row = await tx
      .insertInto('recipes')
      .values({
        guid: newGuid(),
        company_guid,
        user_guid: userGuid,
        job_guid: null,
        body: JSON.stringify(body),
        plan: plan === null ? null : JSON.stringify(plan),
        cooked_by: JSON.stringify(cooked_by),
        unit_system,
        photo_guid,
        more_photos,
        tags: JSON.stringify(tags),
        collections: JSON.stringify(collections),
        title,
        origin,
        excluded: excluded === null ? null : JSON.stringify(excluded),
        copy_key: copyKey,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (note !== '')
      await tx.insertInto('recipe_notes').values({ recipe_guid: row.guid, step: null, text: note, changed_at: now }).execute();
    return row;
  });
}
