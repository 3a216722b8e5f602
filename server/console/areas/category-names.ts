import { sql } from 'kysely';
import { locales, type Locale } from '../../../contract/shell/locales.ts';

/** What a category is called in the language of the sources. */
export const categoryName = sql`(t.names ->> 'en')`;

export const nameCells = Object.fromEntries(locales.map((locale) => [`name.${locale}`, sql`t.names ->> ${locale}`])) as Record<
  `name.${Locale}`,
  ReturnType<typeof sql>
>;
