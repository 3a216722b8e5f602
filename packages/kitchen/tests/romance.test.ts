import { expect, test } from 'vitest';
import type { FoodName } from '../src/foods/names.ts';
import { grammarOf } from '../src/writing/grammars.ts';
import type { SpokenFood } from '../src/writing/grammar.ts';

const nameOf = (one: string, many: string, gender: string): FoodName => ({
  one,
  many,
  gender: gender.charAt(0),
  genderOfMany: gender.at(-1) ?? '',
  isInvariable: one === many && gender.length > 1,
  isPlural: false,
  forms: {},
  also: [],
});

/** What Italian says of a food: one of it and many, in the forms that sentences ask for. */
const sayItalian = (name: FoodName, asked: Partial<SpokenFood> = {}) =>
  grammarOf('it').say({ name, isMany: false, share: 'all', form: '', isFirst: true, ...asked });

test('a word that changes its gender with its number takes the articles of both', () => {
  const egg = nameOf('uovo', 'uova', 'mf');
  expect([sayItalian(egg), sayItalian(egg, { isMany: true }), sayItalian(egg, { isMany: true, form: 'di' })]).toEqual([
    'l’uovo',
    'le uova',
    'delle uova',
  ]);
});

test('a plural that is written like its singular is still a plural', () => {
  const lime = nameOf('lime', 'lime', 'mm');
  expect([sayItalian(lime), sayItalian(lime, { isMany: true })]).toEqual(['il lime', 'i lime']);
  expect(sayItalian(nameOf('burro', 'burro', 'm'), { isMany: true })).toBe('il burro');
});

test.each([
  [nameOf('zucchero', 'zucchero', 'm'), 'lo zucchero', 'nello zucchero'],
  [nameOf('champignon', 'champignon', 'm'), 'lo champignon', 'nello champignon'],
  [nameOf('chorizo', 'chorizo', 'm'), 'il chorizo', 'nel chorizo'],
  [nameOf('tzatziki', 'tzatziki', 'm'), 'lo tzatziki', 'nello tzatziki'],
  [nameOf('acqua', 'acqua', 'f'), 'l’acqua', 'nell’acqua'],
])('%j has its article alone and behind a preposition', (name, alone, behind) => {
  expect([sayItalian(name), sayItalian(name, { form: 'in' })]).toEqual([alone, behind]);
});

test('a share stands before the food with its preposition', () => {
  const oil = nameOf('olio', 'olio', 'm');
  expect([
    sayItalian(oil, { share: 'half' }),
    sayItalian(oil, { share: 'little' }),
    sayItalian(oil, { share: 'rest', form: 'in' }),
  ]).toEqual(['la metà dell’olio', 'un po’ di olio', 'nel resto dell’olio']);
});
