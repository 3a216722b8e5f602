import { expect, test } from 'vitest';
import { objectsIn } from '../../../server/recipes/import/json-stream.ts';
import { Unusable } from '../../../server/recipes/import/draft.ts';
import { tasks } from '../../../server/untrusted/tasks.ts';

/** Texts that are hard to read, of about `size` characters. */
const shapes: Readonly<Record<string, (size: number) => string>> = Object.fromEntries(
  Object.entries({
    'amounts without a food': '1 cup\n',
    'one long line of amounts': '1 cup ',
    spaces: ' ',
    tabs: '\t',
    'one long word': 'a',
    digits: '1',
    brackets: '(',
    'marks of emphasis': '**a ',
    'combining marks': 'a\u0301\u0302\u0303',
    'direction marks': '\u202E',
    fractions: '1/',
    'empty lines': '\n',
    'numbered steps': '1. Stir\n',
    columns: '|',
    headings: 'Ingredients\n',
    'names of parts': 'a:\n',
    'Chinese numbers': '一',
    'Japanese amounts': 'カップ1',
    quotes: '> ',
    times: '1 h 30 ',
    ranges: '1-2-',
    addresses: 'http://a.b/',
  }).map(([name, piece]) => [name, (size: number) => piece.repeat(Math.ceil(size / piece.length))]),
);

const pages: Readonly<Record<string, string>> = {
  'openings of linked data': '<script type=application/ld+json ',
  headings: '<h1>',
  boxes: '<div>',
  'opened and never closed': '<b></i>',
  'angle brackets': '<',
  ampersands: '&',
  comments: '<!--',
  attributes: '<a b=c ',
  'small recipes': '<script type="application/ld+json">{"@type":"Recipe"}</script>',
  titles: '<title>',
  paragraphs: '<p>',
};

const spent = (work: () => unknown): number => {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};

/** Processor time of this thread in ms, of the better of two runs: neither other threads nor a busy machine count. */
const cost = (work: () => unknown) => Math.min(spent(work), spent(work));

/** Four times the input may cost four times as much, and as much again; with its square it would be sixteen times. Below 40 ms all is noise. */
function expectLinear(work: (size: number) => unknown, size: number): void {
  const small = Math.max(
    cost(() => work(size / 4)),
    40,
  );
  expect(cost(() => work(size))).toBeLessThan(small * 8);
}

test.each(Object.entries(shapes))('a pasted text of %s costs no more than its length', (_, shape) => {
  tasks.text('Tea\n1 cup water\n1. Boil it.');
  expectLinear((size) => tasks.text(shape(size)), 20_000);
});

test.each(Object.entries(pages))('a page of %s costs no more than its length', (_, piece) => {
  const page = (size: number) => ({ address: 'https://a.example/', mediaType: 'text/html', text: piece.repeat(size / piece.length) });
  expectLinear((size) => tasks.page(page(size)), 2_000_000);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const count = (text: string) => {
  let found = 0;
  try {
    const objects = objectsIn(bytesOf(text));
    while (objects.next().done !== true) found += 1;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return `${found} ${error.reason}`;
  }
  return `${found}`;
};

test.each([
  ['a list of more recipes than are taken', `[${'{"@type":"Recipe"},'.repeat(300_000)}{}]`, '12000 tooLarge'],
  ['a graph of them', `{"@graph":[${'{"@type":"Recipe"},'.repeat(300_000)}{}]}`, '12000 tooLarge'],
  ['another list of them', `{"others":[${'{"@type":"Recipe"},'.repeat(300_000)}{}]}`, '0 tooLarge'],
  ['a recipe of more values than any has', `[{"a":[${'1,'.repeat(300_000)}1]}]`, '0 tooLarge'],
  ['brackets without end', '['.repeat(300_000), '0 tooLarge'],
  ['one recipe', '{"@type":"Recipe","name":"Rice"}', '1'],
  ['two recipes', '\uFEFF[{"name":"Rice"},{"name":"Tea"}]', '2'],
  ['half a text', '[{"name":"Rice"},{"na', '1 unreadable'],
  ['no JSON', 'Rice', '0 unreadable'],
  ['nothing', '', '0 unreadable'],
])('%s is read an object at a time, within bounds', (_, text, expected) => {
  expect(count(text)).toBe(expected);
});
