import { parsePo } from 'pofile-ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../contract/shell/locales.ts';

const folder = join(import.meta.dirname, '../../../src/language/locales');

const readTexts = (locale: Locale) =>
  new Map(parsePo(readFileSync(join(folder, `${locale}.po`), 'utf8')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));

/** What translators wrote for an English text of the pages. */
export function say(locale: Locale, english: string): string {
  const text = readTexts(locale).get(english);
  if (text === undefined || text === '') throw new Error(`Nobody says "${english}" in "${locale}".`);
  return text;
}
