import type { Locale } from '../../../../contract/shell/locales.ts';
import { columnsOf, phrasesOf, readTable } from './table.ts';

/** What a food is called in one language, with the forms that its sentences need. Which there are, the head of the language's table says. */
export interface FoodName {
  one: string;
  /** The same as `one` for what is not counted. */
  many: string;
  /** `m`, `f`, `n`; empty where the language has none. */
  gender: string;
  /** The gender of `many`, which in Italian may be another: l'uovo, le uova. */
  genderOfMany: string;
  /** True where the plural is written like the singular: il lime, i lime (`mm`). */
  isInvariable: boolean;
  /** True for what is a plural by itself: lentils, Haferflocken, les pâtes. */
  isPlural: boolean;
  /** Further cells by the name of their column: `dat`, `definite`, `oblique`; those that are empty are not there. */
  forms: Readonly<Record<string, string>>;
  /** What else people call it. */
  also: readonly string[];
}

function nameOf(row: Readonly<Record<string, string>>): FoodName {
  const { name = '', many = '', gender = '', also = '', ...rest } = row;
  return {
    one: name,
    many: many === '' ? name : many,
    gender: gender.charAt(0),
    genderOfMany: /^[mfn]{2}$/.test(gender) ? gender.charAt(1) : gender.charAt(0),
    isInvariable: (many === '' || many === name) && /^[mfn]{2}$/.test(gender),
    isPlural: gender.endsWith('p'),
    forms: Object.fromEntries(Object.entries(rest).filter(([column, text]) => column !== 'id' && text !== '')),
    also: phrasesOf(also),
  };
}

/** The names of one language by the food's id. @throws Error for a table that cannot be read. */
export function readNames(language: Locale): Map<string, FoodName> {
  const path = `foods/names/${language}.tsv`;
  return new Map(readTable(path, ['id', 'name', 'also', ...columnsOf(path)]).map((row) => [row['id'] ?? '', nameOf(row)]));
}

const read = new Map<Locale, ReadonlyMap<string, FoodName>>();

/** The names of a language, read once. */
export function namesIn(language: Locale): ReadonlyMap<string, FoodName> {
  const known = read.get(language) ?? readNames(language);
  read.set(language, known);
  return known;
}
