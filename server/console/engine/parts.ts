import { sql, type Kysely } from 'kysely';
import { daysOf } from '../../../contract/console/query.ts';
import { isGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import type { Condition, Sql } from './source.ts';

/** A text that is found wherever it stands in another one. */
const pattern = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** True where `expression`, in small letters, has each of the words: by a trigram index of that very expression. */
export function hasWords(expression: Sql, text: string): Sql {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return sql`(${sql.join(
    words.map((word) => sql`${expression} like ${pattern(word)}`),
    sql` and `,
  )})`;
}

export const within = (time: Sql, value: string): Sql => {
  const { from, to } = daysOf(value);
  return sql`(${from === null ? sql`true` : sql`${time} >= ${from}`} and ${to === null ? sql`true` : sql`${time} <= ${to}`})`;
};

export const isOrNot = (condition: Sql, value: string): Sql => (value === 'yes' ? sql`(${condition})` : sql`(not (${condition}))`);

export const oneOf = (expression: Sql, value: string): Sql => sql`${expression} in (${sql.join(value.split(','))})`;

/** "guid email", as a cell tells a person. */
export const personOf = (guid: Sql): Sql => sql`(select u.guid::text || ' ' || u.email from users u where u.guid = ${guid})`;

/** Where people are searched by, and what the index `users_search` is of. */
export const personText = (table: Sql): Sql => sql`lower(${table}.email || ' ' || ${table}.first_name || ' ' || ${table}.last_name)`;

/** So many people are looked for: a text that finds more is too short to find somebody by. */
const mostPeople = 1000;

/** Who is found by a guid, or by parts of an address and a name. */
async function peopleBy(db: Kysely<Database>, text: string): Promise<string[]> {
  if (isGuid(text)) return [text];
  const { rows } = await sql<{ guid: string }>`
    select u.guid from users u where ${hasWords(personText(sql`u`), text)} limit ${mostPeople}`.execute(db);
  return rows.map(({ guid }) => guid);
}

/** Rows in which one of `columns` names a person who is found by `text`, or for which one of `or` holds. */
export const isAbout =
  (columns: readonly Sql[], text: string, or: readonly Sql[] = []): Condition =>
  async (db) => {
    const guids = await peopleBy(db, text);
    const all = [...or, ...(guids.length === 0 ? [] : columns.map((column) => sql`${column} = any (${sql.val(guids)}::uuid[])`))];
    return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` or `)})`;
  };

/** A version of the prompt by its number; what is no number is nobody's. */
export const isVersion = (version: Sql, value: string): Sql =>
  /^\d{1,9}$/.test(value) ? sql`${version} = ${Number(value)}::int4` : sql`false`;

/** "guid title", as a cell tells a recipe. */
export const recipeOf = (guid: Sql): Sql =>
  sql`(select r.guid::text || ' ' || coalesce(r.title, r.body ->> 'title') from recipes r where r.guid = ${guid})`;
