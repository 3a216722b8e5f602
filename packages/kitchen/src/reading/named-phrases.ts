import { lettersOf } from '@anydish/language/script';
import { sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import { allDishes } from '../dishes/all.ts';
import { dishNames } from '../dishes/dish-names.ts';
import { allRelatives, idOfRelatives } from '../dishes/relatives.ts';
import { namesIn } from '../foods/names.ts';
import type { Entry } from './entries.ts';
import { entryOf } from './entry-of-row.ts';
import type { TableEntry } from './tables.ts';

/** Columns with properties of a name instead of names. */
const flags = new Set(['hard', 'el']);

/** Foods under all their names and forms. */
export function* foodPhrases(language: Locale): Generator<[phrase: string, entry: Entry]> {
  for (const [id, { one, many, also, forms }] of namesIn(language)) {
    const written = Object.entries(forms).flatMap(([column, text]) => (flags.has(column) ? [] : [text]));
    const entry: Entry = { type: 'food', id };
    for (const phrase of new Set([one, many, ...also, ...written])) yield [phrase, entry];
  }
}

/** Removes food placeholders from titles, which leaves the dish's common name. */
const plainTitle = (title: string) => (title.includes('{') ? [] : [title]);

/** A food with the same name as a dish (hummus) is that dish under all of its names. */
function* dishesByFood(language: Locale): Generator<[phrase: string, entry: Entry]> {
  const own = language === sourceLocale ? null : dishNames(language);
  const keyOfName = (name: string) => name.toLocaleLowerCase(language);
  const byTitle = new Map(allDishes().map(({ id, title }) => [keyOfName(own?.get(id)?.title ?? title.key), id]));
  for (const { one, many, also } of namesIn(language).values()) {
    const id = byTitle.get(keyOfName(one)) ?? byTitle.get(keyOfName(many));
    if (id !== undefined) for (const phrase of also) yield [phrase, { type: 'dish', id }];
  }
}

/** True for Latin letters and those of the language. */
const isReadable = (phrase: string, language: Locale) => /^[\p{Script=Latin}\P{L}]*$/u.test(phrase) || lettersOf(language).test(phrase);

/** Dishes under all their names, and those that are only known by name. */
export function* dishPhrases(language: Locale): Generator<[phrase: string, entry: Entry]> {
  yield* dishesByFood(language);
  const own = language === sourceLocale ? null : dishNames(language);
  for (const { id, title, also } of allDishes()) {
    const entry: Entry = { type: 'dish', id };
    // Many dishes have the same name everywhere, so English names are known in every Latin-script language.
    for (const phrase of [...plainTitle(title.key), ...also]) if (isReadable(phrase, language)) yield [phrase, entry];
    const names = own?.get(id);
    for (const phrase of names === undefined ? [] : [...plainTitle(names.title), ...names.also]) yield [phrase, entry];
  }
  for (const relative of allRelatives()) {
    const entry: Entry = { type: 'dish', id: idOfRelatives(relative) };
    for (const phrase of relative.names) if (isReadable(phrase, language)) yield [phrase, entry];
  }
}

/** Lines that mean the same share their entry: a language has tens of thousands. */
export function* tablePhrases(lines: readonly TableEntry[]): Generator<[phrase: string, entry: Entry]> {
  const entries = new Map<string, Entry | null>();
  for (const line of lines) {
    const key = `${line.type} ${line.id}`;
    const entry = entries.get(key) ?? entryOf(line);
    entries.set(key, entry);
    if (entry !== null) yield [line.phrase, entry];
  }
}
