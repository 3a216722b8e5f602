import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPhoto } from '../../../../server/recipes/transcription/ocr.ts';
import { linesOfWords, type SeenWord } from '../../../../server/recipes/transcription/seen-text.ts';
import { readDrawn } from './read-drawn.ts';
import { noScore, shareOf, sum } from './truth.ts';

const never = new AbortController().signal;
const patient = 60_000;

// All of them are read by `npm run bench -- --transcription`: this is what every change is tried on.
describe('photos of recipes', () => {
  test('one in two columns beside each other is read word for word, in its order', { timeout: patient }, async () => {
    const { words, fields, wrong } = await readDrawn('04-side-by-side');
    expect(wrong).toEqual([]);
    expect({ words, fields }).toEqual({ words: 1, fields: 1 });
  });

  test('a tilted card keeps every figure', { timeout: patient }, async () => {
    const { read, wrong } = await readDrawn('02-card-tilted');
    expect(wrong).toEqual([]);
    expect(read.ingredients.map(({ amount }) => amount)).toEqual([1, 2, 2, 3, 2]);
  });

  test('five of them are read nearly without a fault', { timeout: 3 * patient }, async () => {
    const read = [];
    for (const name of ['03-two-columns', '05-shadow', '06-german-book', '08-french', '10-portuguese'])
      read.push((await readDrawn(name)).score);
    const fields = shareOf(read.map((score) => score.fields).reduce(sum, noScore));
    const words = shareOf(read.map((score) => score.words).reduce(sum, noScore));
    expect({ fields: fields >= 0.97, words: words >= 0.98 }).toEqual({ fields: true, words: true });
  });

  test('what was read wrong is marked: no figure is wrong in silence', { timeout: patient }, async () => {
    const { read, truth } = await readDrawn('12-hebrew');
    const silent = read.ingredients.filter(({ amount, isCertain }, index) => isCertain && amount !== truth.ingredients[index]?.amount);
    expect(silent).toEqual([]);
  });
});

test('reading ends when it takes too long, and when its caller has gone', { timeout: patient }, async () => {
  const photo = readFileSync(join(import.meta.dirname, 'photos', '01-book-page.jpg'));
  await expect(readPhoto(photo, 'en', never, 1)).rejects.toMatchObject({ code: 'invalidInput' });
  const gone = new AbortController();
  const reading = readPhoto(photo, 'en', gone.signal);
  gone.abort();
  await expect(reading).rejects.toMatchObject({ name: 'Failure' });
});

describe('words that were seen', () => {
  const seen = (text: string, left: number, top: number, confidence = 95): SeenWord => ({
    text,
    line: String(top),
    left,
    top,
    width: text.length * 10,
    height: 20,
    confidence,
  });

  test('are lines, with tabs between columns and room between paragraphs', () => {
    const words = [
      seen('Flour', 0, 0),
      seen('200', 300, 0),
      seen('g', 340, 0),
      seen('Sugar', 0, 30),
      seen('100', 300, 30),
      seen('g', 340, 30),
      seen('Mix.', 0, 120),
    ];
    expect(linesOfWords(words).map(({ text }) => text)).toEqual(['Flour\t200 g', 'Sugar\t100 g', '', 'Mix.']);
  });

  test('lose what only points at a line, and never a figure', () => {
    expect(linesOfWords([seen('¢', 0, 0, 40), seen('2', 20, 0, 30), seen('eggs', 40, 0)])).toEqual([{ text: '2 eggs', doubts: ['2'] }]);
  });

  test.each([
    ['a word', 'pepper', 50],
    ['a figure', '350', 80],
    ['a figure without a unit', '11', 99],
  ])('are doubtful: %s', (_, text, confidence) => {
    expect(linesOfWords([seen(text, 0, 0, confidence), seen('stock', text.length * 10 + 10, 0)])[0]?.doubts).toEqual([text]);
  });
});
