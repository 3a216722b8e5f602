import { createCompiledCatalog } from '@lingui/cli/api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, record, string, type, unknown as anything } from 'superstruct';
import { compactPo } from './compact-po.ts';

/** What the developers' locale is called in `?locale=`: every text longer and with accents, made of the English one. */
export const pseudoLocale = 'pseudo';

/** A catalog's texts, by the ids of the messages; '' for one that is not translated. */
type Texts = ReadonlyMap<string, string>;

const compiledSchema = type({ messages: record(string(), anything()) });

/** Where a language's texts are. English and the pseudo-locale have no file: a translation lists what they say. */
export const catalogPath = (locale: string): string => `src/language/locales/${locale}.po`;

/** The languages of the pages: the one that texts are written in, and those that they are translated into. */
export interface Languages {
  source: string;
  translations: readonly [string, ...string[]];
}

/** The file that a locale's texts are read from. */
export const fileOf = (root: string, locale: string, { translations }: Languages): string =>
  join(root, catalogPath(translations.includes(locale) ? locale : translations[0]));

/** The texts of the pages in a language. */
export async function readTexts(root: string, locale: string, languages: Languages): Promise<Texts> {
  const filename = fileOf(root, locale, languages);
  const catalog = await compactPo.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: languages.source, filename });
  const isOwn = languages.translations.includes(locale);
  return new Map(Object.entries(catalog).map(([id, { message, translation }]) => [id, (isOwn ? translation : message) ?? '']));
}

/** A language's messages as the pages' i18n reads them, by their ids. Throws for one that cannot be read. */
export function compileTexts(locale: string, texts: Texts): ReadonlyMap<string, unknown> {
  const pseudo = locale === pseudoLocale ? { pseudoLocale } : {};
  const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'json', ...pseudo });
  const [first] = errors;
  if (first !== undefined) throw new Error(`"${first.source}" in ${locale} cannot be read: ${first.error.message}`);
  const compiled: unknown = JSON.parse(source);
  assert(compiled, compiledSchema);
  return new Map(Object.entries(compiled.messages));
}

/** What keeps the pages from being whole in every language: messages that no catalog has, or that lack a translation. */
export async function gapsOf(root: string, used: Iterable<string>, languages: Languages): Promise<string[]> {
  const ids = new Set(used);
  const english = await readTexts(root, languages.source, languages);
  const unknown = [...ids].filter((id) => !english.has(id));
  const missing = await Promise.all(
    languages.translations.map(async (locale) => {
      const texts = await readTexts(root, locale, languages);
      return [...ids].filter((id) => english.has(id) && (texts.get(id) ?? '') === '').map((id) => `${locale} lacks "${english.get(id)}"`);
    }),
  );
  return [...(unknown.length > 0 ? [`${unknown.length} messages are in no catalog: run \`npm run messages\``] : []), ...missing.flat()];
}
