import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../server/recipes/transcription/source-lines.ts';
import { readText } from '../../../../server/recipes/transcription/read-text.ts';
import { noScore, scoreOf, shareOf, sum, truthOf, wordsOf } from './truth.ts';

const folder = join(import.meta.dirname, 'pasted');
const mark = '=== truth\n';
const recipes = readdirSync(folder)
  .toSorted()
  .map((name) => {
    const [text = '', truth = ''] = readFileSync(join(folder, name), 'utf8').split(mark);
    return { name, text, truth: truthOf(truth), read: readText(linesOf(text)) };
  });

describe('texts that somebody pasted', () => {
  test('are many, in all ten languages and in many layouts', () => expect(recipes.length).toBeGreaterThanOrEqual(28));

  test.each(recipes)('$name is read as it was written', ({ truth, read }) => {
    expect(scoreOf(truth, read).wrong).toEqual([]);
  });

  test.each(recipes)('$name gets no word that is not in it', ({ text, read }) => {
    const there = new Set(wordsOf(text));
    const said = [read.title.text, ...read.ingredients.map(({ item }) => item), ...read.steps.map((step) => step.text), read.notes];
    expect(wordsOf(said.join('\n')).filter((word) => !there.has(word))).toEqual([]);
  });
});

test('says how well it reads', () => {
  const scores = recipes.map(({ truth, read }) => scoreOf(truth, read));
  const words = shareOf(scores.map((score) => score.words).reduce(sum, noScore));
  const fields = shareOf(scores.map((score) => score.fields).reduce(sum, noScore));
  expect({ words, fields }).toEqual({ words: 1, fields: 1 });
});

test('a short recipe needs one ingredient and one counted step', () => {
  const { title, ingredients, steps } = readText(linesOf('Tea\n1 cup water\n1. Boil the water.'));
  expect([title.text, ingredients.length, steps.length]).toEqual(['Tea', 1, 1]);
});

test('a title stands before what is said of it in brackets', () => {
  const read = readText(linesOf('Pancakes (serves 4)\n\n- 200g flour\n- 2 eggs\n\nWhisk everything. Fry in butter.'));
  expect([read.title.text, read.servings, read.ingredients.length]).toEqual(['Pancakes', 4, 2]);
});
