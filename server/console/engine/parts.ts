import { sql } from 'kysely';
import { daysOf } from '../../../contract/console/query.ts';
import type { Sql } from './source.ts';

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
