import type { Locale } from '../../../../contract/shell/locales.ts';
import { columnsOf, phrasesOf, readById } from './table.ts';

/** A food's name in one language, with the forms that sentences need. The header of the language's table lists them. */
export interface FoodName {
  one: string;
  /** Same as `one` for uncountable foods. */
  many: string;
  /** `m`, `f`, `n`; empty in languages without gender. */
  gender: string;
  /** The gender of `many`, which may differ in Italian: l'uovo, le uova. */
  genderOfMany: string;
  /** True when plural and singular are equal: il lime, i lime (`mm`). */
  isInvariable: boolean;
  /** True for names that exist only as plurals: lentils, Haferflocken, les pâtes. */
  isPlural: boolean;
  /** Other non-empty cells by column name: `dat`, `definite`, `oblique`. */
  forms: Readonly<Record<string, string>>;
  /** Synonyms. */
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

/** The names of one language by food id. @throws Error for an invalid table. */
export function readNames(language: Locale): Map<string, FoodName> {
  const path = `foods/names/${language}.tsv`;
  return new Map([...readById(path, ['name', 'also', ...columnsOf(path)])].map(([id, row]) => [id, nameOf(row)]));
}

const read = new Map<Locale, ReadonlyMap<string, FoodName>>();

/** The names of a language, loaded once. */
export function namesIn(language: Locale): ReadonlyMap<string, FoodName> {
  const known = read.get(language) ?? readNames(language);
  read.set(language, known);
  return known;
}

let american: ReadonlyMap<string, Pick<FoodName, 'one' | 'many'>> | null = null;

/** English names where Americans use other ones; shown with American units. */
export function usNames(): ReadonlyMap<string, Pick<FoodName, 'one' | 'many'>> {
  american ??= new Map(
    [...readById('foods/us-names.tsv', ['name', 'many'])].map(([id, { name, many }]) => [
      id,
      { one: name, many: many === '' ? name : many },
    ]),
  );
  return american;
}
