import { expect, test } from 'vitest';
import { fillTemplate } from '../../../contract/recipes/recipe-template.ts';
import type { UnitSystem } from '../../../contract/recipes/recipe.ts';

const fill = (template: string, unitSystem: UnitSystem, many: readonly number[] = [], format: (value: number) => string = String) =>
  fillTemplate(template, { isMany: (index) => many.includes(index), unitSystem, format });

test.each([
  ['Peel ⟨0:the onion|the onions⟩.', [], 'Peel the onion.'],
  ['Peel ⟨0:the onion|the onions⟩.', [0], 'Peel the onions.'],
  // Only the ingredient that it speaks of counts.
  ['Peel ⟨1:the onion|the onions⟩ and ⟨0:the carrot|the carrots⟩.', [0], 'Peel the onion and the carrots.'],
  ['Wash ⟨12:the rice⟩.', [12], 'Wash the rice.'],
  ['Nothing to fill in.', [0], 'Nothing to fill in.'],
])('one and many: %s with many of %j', (template, many, expected) => {
  expect(fill(template, 'metric', many)).toBe(expected);
});

test.each([
  ['⟨C:180⟩', '180 °C', '350 °F'],
  ['⟨C:200⟩', '200 °C', '400 °F'],
  ['⟨C:260⟩', '260 °C', '500 °F'],
  // Meat and water are measured more closely than ovens.
  ['⟨C:74⟩', '74 °C', '165 °F'],
  ['⟨cm:0.3⟩', '0.3 cm', '0.25 in'],
  ['⟨cm:1⟩', '1 cm', '0.5 in'],
  ['⟨cm:2⟩', '2 cm', '1 in'],
  ['⟨cm:26⟩', '26 cm', '10 in'],
  ['⟨g:30⟩', '30 g', '1 oz'],
  ['⟨g:400⟩', '400 g', '14 oz'],
  ['⟨g:900⟩', '900 g', '2 lb'],
  ['⟨ml:15⟩', '15 ml', '1 tbsp'],
  ['⟨ml:50⟩', '50 ml', '3.5 tbsp'],
  ['⟨ml:240⟩', '240 ml', '1 cup'],
  ['⟨ml:250⟩', '250 ml', '1 cup'],
  ['⟨ml:500⟩', '500 ml', '2 cups'],
])('%s is %s, or %s', (template, metric, us) => {
  expect([fill(template, 'metric'), fill(template, 'us')]).toEqual([metric, us]);
});

test('numbers are formatted for the reader', () => {
  expect(fill('⟨cm:2.5⟩', 'metric', [], (value) => value.toLocaleString('de'))).toBe('2,5 cm');
  expect(fill('⟨ml:50⟩', 'us', [], (value) => value.toLocaleString('fr'))).toBe('3,5 tbsp');
});

test.each([
  ['de', '⟨ml:500⟩', '500 ml', '2 Tassen'],
  ['es', '⟨ml:15⟩', '15 ml', '1 cda.'],
  ['pt-BR', '⟨ml:240⟩', '240 ml', '1 xícara'],
  ['ja', '⟨ml:15⟩', '15ml', '大さじ1'],
  ['zh-Hans', '⟨cm:26⟩', '26 厘米', '10 英寸'],
  ['ar', '⟨g:900⟩', '900 غ', '2 رطل'],
  ['xx', '⟨ml:240⟩', '240 ml', '1 cup'],
])('in %s: %s is %s, or %s', (language, template, metric, us) => {
  const said = (unitSystem: UnitSystem) => fillTemplate(template, { isMany: () => false, unitSystem, format: String, language });
  expect([said('metric'), said('us')]).toEqual([metric, us]);
});

test('an unknown mark is removed, and the sentence continues', () => {
  for (const system of ['metric', 'us'] as const) expect(fill('Cook ⟨zz:3⟩on.', system)).toBe('Cook on.');
});
