import { sql, type Kysely } from 'kysely';
import { define, tuple } from 'superstruct';
import { mostCookings, type CookingPage } from '../../../contract/recipes/feedback-endpoints.ts';
import { guid as aGuid, isDay } from '../../../contract/text.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { RecipeRow } from '../stored-recipe.ts';
import { count, countedUnder } from './figures.ts';

const pageLength = 20;

type Db = Kysely<Database>;
type Cooked = Pick<CookingPage, 'times' | 'lastOn'>;

/** How often each recipe was cooked, and the last day. Omits recipes that were never cooked. */
export async function cookedOf(db: Db, recipeGuids: readonly string[]): Promise<Map<string, { times: number; lastOn: string }>> {
  if (recipeGuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('recipe_cookings')
    .select(['recipe_guid', sql<number>`count(*)::int4`.as('times'), sql<string>`max(cooked_on)`.as('lastOn')])
    .where('recipe_guid', 'in', recipeGuids)
    .groupBy('recipe_guid')
    .execute();
  return new Map(rows.map(({ recipe_guid, ...cooked }) => [recipe_guid, cooked]));
}

const howOften = async (db: Db, recipeGuid: string): Promise<Cooked> =>
  (await cookedOf(db, [recipeGuid])).get(recipeGuid) ?? { times: 0, lastOn: null };

/** The day and key of the previous page's last row. */
const place = tuple([define<string>('day', (value) => typeof value === 'string' && isDay(value)), aGuid()]);

/** When a recipe was cooked, newest first, from a cursor on. @throws Failure invalidInput */
export async function cookingsOf(db: Db, recipeGuid: string, before: string | undefined): Promise<CookingPage> {
  const after = before === undefined ? null : readCursor('before', before, place);
  let query = db
    .selectFrom('recipe_cookings')
    .select(['guid', 'cooked_on as cookedOn', 'version', 'note', 'photo_guid as photoGuid'])
    .where('recipe_guid', '=', recipeGuid);
  if (after !== null) query = query.where(sql<boolean>`(cooked_on, guid) < (${after[0]}::text, ${after[1]}::uuid)`);
  const rows = await query
    .orderBy('cooked_on', 'desc')
    .orderBy('guid', 'desc')
    .limit(pageLength + 1)
    .execute();
  const items = rows.slice(0, pageLength);
  const last = items.at(-1);
  return {
    ...(await howOften(db, recipeGuid)),
    items,
    next: rows.length > pageLength && last !== undefined ? writeCursor([last.cookedOn, last.guid]) : null,
  };
}

interface Said {
  requestKey: string;
  cookedOn: string;
  note: string;
  photoGuid: string | null;
}

async function requirePhoto(db: Db, companyGuid: string, guid: string): Promise<void> {
  const photo = await db
    .selectFrom('photos')
    .select('guid')
    .where('guid', '=', guid)
    .where('company_guid', '=', companyGuid)
    .executeTakeFirst();
  if (photo === undefined) throw invalidFields({ photoGuid: i18n._('This photo is no longer available. Please add it again.') });
}

/**
 * Records that a recipe was cooked; the same key is the same record. `row` is the version cooked, `now` in milliseconds since 1970.
 * @throws Failure invalidInput for a photo of another company, conflict for a full list
 */
export async function addCooking(db: Db, now: number, row: RecipeRow, { requestKey, cookedOn, note, photoGuid }: Said): Promise<void> {
  const { guid: recipe_guid, company_guid, version } = row;
  if (photoGuid !== null) await requirePhoto(db, company_guid, photoGuid);
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('recipes').select('guid').where('guid', '=', recipe_guid).forUpdate().execute();
    const under = countedUnder(row);
    const cooking = { recipe_guid, request_key: requestKey, version, cooked_on: cookedOn, note: note.trim(), photo_guid: photoGuid };
    const { numInsertedOrUpdatedRows: stored = 0n } = await tx
      .insertInto('recipe_cookings')
      .values({ guid: newGuid(), ...cooking, ...under, created_at: now })
      .onConflict((key) => key.columns(['recipe_guid', 'request_key']).doNothing())
      .executeTakeFirst();
    if (stored === 0n) return;
    if ((await howOften(tx, recipe_guid)).times > mostCookings)
      throw new Failure('conflict', i18n._('This list is full. Remove something from it first.'));
    await count(tx, under, now, { cooked: 1 });
  });
}

/** Removes a record. Its photo is deleted when unused photos are swept. */
export function removeCooking(db: Db, recipeGuid: string, guid: string): Promise<Cooked> {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('recipe_cookings')
      .where('recipe_guid', '=', recipeGuid)
      .where('guid', '=', guid)
      .returning(['created_at', 'prompt_version', 'dish'])
      .executeTakeFirst();
    if (gone !== undefined) await count(tx, gone, gone.created_at, { cooked: -1 });
    return howOften(tx, recipeGuid);
  });
}
