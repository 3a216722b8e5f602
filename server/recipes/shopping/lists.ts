import type { Kysely, Selectable, Transaction } from 'kysely';
import { aisles, type ShoppingLine, type ShoppingList } from '../../../contract/recipes/shopping.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { namesIn } from '@anydish/kitchen/foods';
import { gathered } from '../../db/gathered.ts';
import { hashToken } from '../../sign-in/secrets.ts';
import { aisleOf } from './aisles.ts';

type Db = Kysely<Database> | Transaction<Database>;
export type ListRow = Selectable<Database['shopping_lists']>;
export type LineRow = Selectable<Database['shopping_lines']>;

/** An account's list, created on first use. */
export async function ownList(db: Db, now: number, userGuid: string): Promise<ListRow> {
  const find = () => db.selectFrom('shopping_lists').selectAll().where('user_guid', '=', userGuid);
  const found = await find().executeTakeFirst();
  if (found !== undefined) return found;
  await db
    .insertInto('shopping_lists')
    .values({ guid: newGuid(), user_guid: userGuid, unit_system: 'metric', version: 0, added_keys: '[]', updated_at: now })
    .onConflict((conflict) => conflict.column('user_guid').doNothing())
    .execute();
  return find().executeTakeFirstOrThrow();
}

/** The list behind a secret link. */
export const linkedList = (db: Db, key: string): Promise<ListRow | undefined> =>
  db
    .selectFrom('shopping_lists')
    .selectAll()
    .where('guid', 'in', db.selectFrom('shopping_links').select('list_guid').where('key_hash', '=', hashToken(key)))
    .executeTakeFirst();

export const linesOf = (db: Db, listGuid: string): Promise<LineRow[]> =>
  db
    .selectFrom('shopping_lines')
    .selectAll()
    .where('list_guid', '=', listGuid)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('guid')
    .execute();

/** The newest version of each of these lists. */
export async function versionsOf(db: Db, guids: readonly string[]): Promise<Map<string, number>> {
  if (guids.length === 0) return new Map();
  const rows = await db.selectFrom('shopping_lists').select(['guid', 'version']).where('guid', 'in', guids).execute();
  return new Map(rows.map(({ guid, version }) => [guid, version]));
}

/** Singular for one, plural for weights and handfuls. Typed lines keep their words. */
function nameOf({ text, food, measures, recipes }: LineRow, language: Locale): string {
  const name = food === null || recipes.length === 0 ? undefined : namesIn(language).get(food);
  if (name === undefined) return text;
  const [first] = measures;
  return measures.length === 1 && first?.unit === null && first.amount <= 1 ? name.one : name.many;
}

const asLine = (row: LineRow, language: Locale): ShoppingLine => ({
  guid: row.guid,
  text: nameOf(row, language),
  food: row.food,
  measures: row.measures,
  density: row.density,
  isPoured: row.is_poured,
  aisle: aisleOf(row.food),
  recipes: row.recipes,
  isTicked: row.is_ticked,
});

interface Reading {
  language: Locale;
  /** False for readers with a link. */
  isOwner: boolean;
}

/** A list as sent to its reader, by aisle. */
export async function asList(db: Db, { guid, version, unit_system }: ListRow, { language, isOwner }: Reading): Promise<ShoppingList> {
  const lines = (await linesOf(db, guid)).map((row) => asLine(row, language));
  const link = isOwner
    ? await db.selectFrom('shopping_links').select('key_hash').where('list_guid', '=', guid).limit(1).executeTakeFirst()
    : undefined;
  return {
    guid,
    version,
    unitSystem: unit_system,
    lines: lines.toSorted((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle)),
    isShared: link !== undefined,
  };
}

/** Whether a link's secret is still valid; concurrent checks share one query. */
export function createLinkCheck(db: Db) {
  const isLink = gathered(async (hashes) => {
    const rows = await db.selectFrom('shopping_links').select('key_hash').where('key_hash', 'in', hashes).execute();
    return new Map(rows.map(({ key_hash }) => [key_hash, true]));
  });
  return async (key: string): Promise<boolean> => (await isLink(hashToken(key))) === true;
}
