import { sql, type Kysely } from 'kysely';
import { daysOf } from '../../../contract/console/query.ts';
import { isGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import type { Condition, Sql } from './source.ts';

/** A text that matches anywhere inside another. */
const pattern = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** True where `expression`, in lower case, contains each of the words. Uses a trigram index on exactly this expression. */
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

/** "guid email": a cell that names a person. */
export const personOf = (guid: Sql): Sql => sql`(select u.guid::text || ' ' || u.email from users u where u.guid = ${guid})`;

/** The columns that find people; the index `users_search` covers this expression. */
export const personText = (table: Sql): Sql => sql`lower(${table}.email || ' ' || ${table}.first_name || ' ' || ${table}.last_name)`;

/** Maximum number of people that a search considers: a text that matches more is too short. */
const mostPeople = 1000;

/** People who match by guid, or by parts of address and name. */
async function peopleBy(db: Kysely<Database>, text: string): Promise<string[]> {
  if (isGuid(text)) return [text];
  const { rows } = await sql<{ guid: string }>`
    select u.guid from users u where ${hasWords(personText(sql`u`), text)} limit ${mostPeople}`.execute(db);
  return rows.map(({ guid }) => guid);
}

/** Rows in which one of `columns` names a person who matches `text`, or for which one of `or` holds. */
export const isAbout =
  (columns: readonly Sql[], text: string, or: readonly Sql[] = []): Condition =>
  async (db) => {
    const guids = await peopleBy(db, text);
    const all = [...or, ...(guids.length === 0 ? [] : columns.map((column) => sql`${column} = any (${sql.val(guids)}::uuid[])`))];
    return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` or `)})`;
  };

/** A prompt version by its number; other text matches nothing. */
export const isVersion = (version: Sql, value: string): Sql =>
  /^\d{1,9}$/.test(value) ? sql`${version} = ${Number(value)}::int4` : sql`false`;

/** "guid title": a cell that names a recipe. */
export const recipeOf = (guid: Sql): Sql =>
  sql`(select r.guid::text || ' ' || coalesce(r.title, r.body ->> 'title') from recipes r where r.guid = ${guid})`;
