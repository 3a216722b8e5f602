import { listed, rowsOf } from './words.ts';

/** Spellings of a unit in every language: "g", "cup", "EL". */
export const wordsForUnit = (unit: string): string[] => rowsOf(`unit.${unit}`).flatMap(([cell = '']) => listed(cell));

/** Measures that are multiples of another unit: a decilitre is 100 ml, and a dozen 12 pieces. */
export const otherMeasures = (): { words: string[]; unit: string; times: number }[] =>
  rowsOf('unit.other').map(([unit = '', times = '0', words = '']) => ({ words: listed(words), unit, times: Number(times) }));
