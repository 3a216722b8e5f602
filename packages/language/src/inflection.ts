import { listed, rowsIn } from './words.ts';

/** How the forms of a word are made from its ending: the first rule that fits. */
interface Rule {
  ending: RegExp;
  forms: readonly string[];
}

const known = new Map<string, readonly Rule[]>();

function rulesOf(kind: string, language: string): readonly Rule[] {
  const key = `${language} ${kind}`;
  const found =
    known.get(key) ??
    rowsIn(language, `inflect.${kind}`).map(([ending = '', forms = '']) => ({
      ending: new RegExp(`(?:${ending})$`, 'u'),
      forms: listed(forms),
    }));
  known.set(key, found);
  return found;
}

/** A word and its regular forms by the rows `inflect.<kind>` of a language; the word alone if there are none. */
export function formsOf(word: string, kind: string, language: string): string[] {
  const rule = rulesOf(kind, language).find(({ ending }) => ending.test(word));
  return rule === undefined ? [word] : [...new Set([word, ...rule.forms.map((form) => word.replace(rule.ending, form))])];
}
