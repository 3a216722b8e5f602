import { create, string, unknown, record } from 'superstruct';
import type { SuggestedName } from '../../../contract/console/category-tree.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { asText } from '../../../contract/text.ts';
import { objectOf } from '../../kitchen/openai/answer.ts';

/** Longer ones are explanations. */
const longest = 60;

/** The letters of each script that our languages are written in. */
const letters: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Deva: /\p{Script=Devanagari}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Hans: /\p{Script=Han}/u,
};

function isIn(name: string, language: Locale): boolean {
  const script = new Intl.Locale(language).maximize().script ?? '';
  return letters[script]?.test(name) ?? true;
}

/**
 * The usable names in a model's answer: one line, short, in the script of their language, and of a language that was asked for. Null when the answer has
 * another form. Works on texts of a model, so it runs in a thread.
 */
export function readNames(answer: string, languages: readonly Locale[]): SuggestedName[] | null {
  const found = objectOf(answer);
  if (found === null) return null;
  const said = create(found, record(string(), unknown()));
  return languages.flatMap((language) => {
    const value = said[language];
    if (typeof value !== 'string') return [];
    const name = asText(value).trim();
    const isUsable = name !== '' && name.length <= longest && !/[\n\t<>{}]/.test(name) && isIn(name, language);
    return isUsable ? [{ language, name }] : [];
  });
}
