import { formsOf } from '@anydish/language/inflection';
import type { Locale } from '../../../../contract/shell/locales.ts';
import type { TableEntry } from './tables.ts';
import { isCharacter, keysOf } from './tokens.ts';

/**
 * Regular forms of the harmless words with a kind ("verb", "noun"), as keys. Forms that are words of a wish or of a person are left out: only the tables may
 * say that those are harmless.
 */
export function* harmlessForms(
  lines: readonly TableEntry[],
  language: Locale,
  isTaken: (key: string) => boolean,
): Generator<readonly string[]> {
  for (const { type, id, phrase } of lines) {
    if (type !== 'harmless' || id === '-') continue;
    for (const form of formsOf(phrase, id, language)) {
      const keys = keysOf(form, language);
      if (keys.length > 0 && keys.every((key) => isCharacter(key) || !isTaken(key))) yield keys;
    }
  }
}
