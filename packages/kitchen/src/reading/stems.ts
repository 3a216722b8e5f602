import { fromWords, rowsIn } from '@anydish/language/words';
import type { Locale } from '../../../../contract/shell/locales.ts';

/*
 * Light stems: they bring the forms of one word together and nothing more. Tables hold the everyday forms; a stem is only asked
 * when a word is in none of them. Which endings a language drops is in its table of words.
 */

interface Stems {
  of: (key: string) => string;
  /** True for a language whose tables hold every singular. */
  isPlain: boolean;
}

function readStems(language: Locale): Stems {
  const [[ending = '', least = '', shortest = ''] = []] = rowsIn(language, 'stem.endings');
  if (ending === '') return { of: (key) => key, isPlain: true };
  const endings = new RegExp(`${ending}$`);
  const changes = rowsIn(language, 'stem.change').map(([from = '', to = '']) => ({ from: new RegExp(`${from}$`), to }));
  const of = (key: string) => {
    if (key.length < Number(shortest)) return key;
    const changed = changes.reduce((word, { from, to }) => word.replace(from, to), key);
    const stem = changed.replace(endings, '');
    return stem.length >= Number(least) ? stem : changed;
  };
  return { of, isPlain: rowsIn(language, 'stem.plain').length > 0 };
}

const read = fromWords(() => new Map<Locale, Stems>());

function stemsOf(language: Locale): Stems {
  const known = read().get(language) ?? readStems(language);
  read().set(language, known);
  return known;
}

/** What the forms of a word share. The key itself when it is too short to say. */
export const stem = (key: string, language: Locale): string => stemsOf(language).of(key);

/**
 * What a word of a table is found by when its exact form is not what was written. In a language whose tables hold every singular a stem of the
 * text is looked up among the words as they stand, so that "onions" finds the onion, and "green" finds no greens.
 */
export const tableStem = (key: string, language: Locale): string => {
  const { of, isPlain } = stemsOf(language);
  return isPlain ? key : of(key);
};
