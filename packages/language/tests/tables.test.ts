import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languagesWithWords, rowsIn } from '../src/words.ts';

const folder = join(import.meta.dirname, '../words');
const keysOf = (path: string): string[] =>
  readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[0] ?? '');

const tables = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
/** Rows that one language alone may have. Any other that only one has is a mistake in its key. */
const ofFew = /^(?:grammar|number|duration|amount|heading|serving|step|time|unit|writing|spelling|inflect)\./;

test('every language has both of its tables', () => {
  expect(readdirSync(join(folder, 'measures'))).toEqual(tables);
});

test.each(tables)('%s has commands and measures, and no row that nobody reads', (name) => {
  const keys = new Set(keysOf(name));
  const known = new Set(tables.filter((other) => other !== name).flatMap(keysOf));
  expect(keysOf('en.tsv').filter((key) => key.startsWith('command.') && !keys.has(key))).toEqual([]);
  expect([...keys].filter((key) => !known.has(key) && !ofFew.test(key))).toEqual([]);
  expect(keysOf(`measures/${name}`)).toEqual(expect.arrayContaining(['measure.g', 'measure.cup', 'gas', 'oven.word', 'oven.degrees']));
});

describe.each(languagesWithWords())('in %s', (language) => {
  test('each pattern is a regular expression', () => {
    const cells = [
      'about',
      'to',
      'or',
      'command.timer',
      'command.ends',
      'heading.ingredients',
      'heading.method',
      'serving.eaters',
      'time.prep',
    ];
    for (const key of cells) for (const [cell = ''] of rowsIn(language, key)) expect(new RegExp(cell, 'iu').test('')).toBe(false);
  });
});
