import type { Kysely, Selectable, Transaction } from 'kysely';
import type { UnitSystem } from '../../../contract/recipes/recipe.ts';
import { aisles, type Bought, type ShoppingLine, type ShoppingList } from '../../../contract/recipes/shopping.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { hashToken } from '../../sign-in/secrets.ts';
import { aisleOf } from './aisles.ts';
import { isFromTheTap, isNamed, shopName } from './at-the-shop.ts';
import { boughtOf } from './bought.ts';

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

interface Reader {
  language: Locale;
  unitSystem: UnitSystem;
}

/** In the reader's language, whatever it was when the line was written; typed words stay while they are of that language. */
function nameOf({ text, food, recipes }: LineRow, measures: readonly Bought[], { language, unitSystem }: Reader): string {
  if (food === null || (recipes.length === 0 && isNamed(food, text, language))) return text;
  return shopName(food, measures, { language, unitSystem }) ?? text;
}

function asLine(row: LineRow, reader: Reader): ShoppingLine {
  const measures = boughtOf(row, reader.unitSystem);
  return {
    guid: row.guid,
    text: nameOf(row, measures, reader),
    food: row.food,
    measures,
    density: row.density,
    isPoured: row.is_poured,
    aisle: measures.some(({ unit }) => unit === 'can') ? 'preserved' : aisleOf(row.food),
    recipes: row.recipes,
    isTicked: row.is_ticked,
  };
}

interface Reading {
  language: Locale;
  /** False for readers with a link. */
  isOwner: boolean;
}

/** A list as sent to its reader, by aisle. */
export async function asList(
  db: Db,
  { guid, user_guid, version, unit_system }: ListRow,
  { language, isOwner }: Reading,
): Promise<ShoppingList> {
  const owner = await db.selectFrom('users').select('default_units').where('guid', '=', user_guid).executeTakeFirst();
  const unitSystem = owner?.default_units ?? unit_system;
  const rows = await linesOf(db, guid);
  // Lists of earlier versions have water of recipes. What somebody typed stays.
  const isTap = ({ food, text, recipes }: LineRow) => recipes.length > 0 && isFromTheTap({ food, item: text });
  const lines = rows.filter((row) => !isTap(row)).map((row) => asLine(row, { language, unitSystem }));
  const link = isOwner
    ? await db.selectFrom('shopping_links').select('key_hash').where('list_guid', '=', guid).limit(1).executeTakeFirst()
    : undefined;
  return {
    guid,
    version,
    unitSystem,
    lines: lines.toSorted((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle)),
    isShared: link !== undefined,
  };
}
