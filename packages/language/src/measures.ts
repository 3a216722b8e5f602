import { hasWords, ofMeasures, rowsIn } from './words.ts';

/* How recipe sentences write measures, in the recipe's language (not the page's). A language without a table uses the English words. */

export type MeasureWord = 'g' | 'ml' | 'cm' | 'in' | 'oz' | 'lb' | 'tbsp' | 'cup';

const formsIn = (language: string, key: string): readonly string[] =>
  rowsIn(hasWords(language, ofMeasures) ? language : 'en', key, ofMeasures)[0] ?? [];

/** "3 EL", "2 tazas". `said`: the number as the reader writes it. */
export function sayMeasure(word: MeasureWord, value: number, said: string, language: string): string {
  const [one = '{n}', many = one] = formsIn(language, `measure.${word}`);
  return (value > 1 ? many : one).replace('{n}', said);
}

/** "gas 4", "Gas Stufe 4": a gas mark beside degrees. */
export const sayGas = (mark: string, language: string): string => (formsIn(language, 'gas')[0] ?? '{n}').replace('{n}', mark);
