import { strToU8, zipSync } from 'fflate';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxImportBytes } from '../../../contract/recipes/import-endpoints.ts';
import { readLine } from '../../../server/recipes/import/read-line.ts';
import { minutesIn, servingsIn } from '../../../server/recipes/import/read-times.ts';
import { zipLimits } from '../../../server/recipes/import/zip-file.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { reportOf, sendRecipes, zipOf } from '../../support/server/import.ts';

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const rice = (name = 'Rice', more = {}) => ({
  '@type': 'Recipe',
  name,
  recipeYield: 2,
  recipeIngredient: ['1 cup rice'],
  recipeInstructions: ['Boil it.'],
  ...more,
});
const stored = () => server.db.selectFrom('recipes').selectAll().where('user_guid', '=', viewer.userGuid).execute();

const u16 = (bytes: Buffer, at: number, value: number) => void bytes.writeUInt16LE(value, at);
const u32 = (bytes: Buffer, at: number, value: number) => void bytes.writeUInt32LE(value, at);
const listAt = (bytes: Buffer) => bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
const endAt = (bytes: Buffer) => bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
const zipped = (files: Parameters<typeof zipOf>[0]) => Buffer.from(zipOf(files));

/** Two names for the same bytes, as a small file becomes a large one. */
function overlapping(): Buffer {
  const bytes = zipped({ 'a.json': rice(), 'b.json': rice('Other') });
  const first = listAt(bytes);
  const second = bytes.indexOf('PK\u0001\u0002', first + 4, 'latin1');
  u32(bytes, second + 42, bytes.readUInt32LE(first + 42));
  return bytes;
}

function claiming(size: number): Buffer {
  const bytes = zipped({ 'a.json': rice() });
  u32(bytes, listAt(bytes) + 24, size);
  return bytes;
}

const manyEntries = () =>
  Buffer.from(zipSync(Object.fromEntries(Array.from({ length: zipLimits.entries + 1 }, (_, at) => [`${at}.txt`, new Uint8Array()]))));

/** Few entries, whose names alone fill megabytes. */
const longNames = () => {
  const names = Array.from({ length: 150 }, (_, at) => `${at}`.padEnd(60_000, 'a'));
  return Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()]))));
};

describe('is refused as a whole, and nothing of it is taken', () => {
  test.each([
    ['entries that share their bytes', overlapping, 12],
    ['an entry that unfolds a thousand times', () => zipped({ 'a.json': ' '.repeat(3_000_000) }), 12],
    ['more than is taken of all together', () => claiming(zipLimits.total + 1), 12],
    ['more entries than are taken', manyEntries, 12],
    ['a list that is longer than is taken', longNames, 12],
    ['a text', () => Buffer.from('Boil the rice.'), 13],
    ['nothing', () => Buffer.alloc(0), 13],
    ['half a ZIP', () => zipped({ 'a.json': rice() }).subarray(0, 60), 13],
    ['a ZIP without recipes', () => zipped({ 'a.txt': 'x' }), 13],
    [
      'a list that names more than it has',
      () => {
        const bytes = zipped({ 'a.json': rice() });
        u16(bytes, endAt(bytes) + 10, 7);
        return bytes;
      },
      13,
    ],
    ['JSON that is no recipe', () => Buffer.from('{"@type":"Person","name":"Ada"}'), 13],
    ['JSON that ends in the middle', () => Buffer.from('{"@type":"Recipe"'), 13],
    ['gzip of nothing that is known', () => gzipSync('x'), 13],
  ])('%s', async (_what, make, code) => {
    const { status_code, status_text } = envelopeOf(await sendRecipes(server, viewer, make()));
    expect(status_code, status_text).toBe(code);
    expect(await stored()).toEqual([]);
  });

  test('what says that it is larger than is taken, before it is read', async () => {
    const headers = { 'content-length': String(maxImportBytes * 2) };
    expect((await sendRecipes(server, viewer, Buffer.from('x'), { headers })).statusCode).toBe(413);
  });
});

test('an entry that is damaged, encrypted, or other than the list says costs only itself', async () => {
  const bytes = zipped({ 'a.json': rice('One'), 'b.json': rice('Two'), 'c.json': rice('Three'), 'd.json': rice('Four') });
  const lists = [listAt(bytes)];
  for (let at = 1; at < 4; at += 1) lists.push(bytes.indexOf('PK\u0001\u0002', (lists[at - 1] ?? 0) + 4, 'latin1'));
  u16(bytes, (lists[0] ?? 0) + 8, 1);
  u32(bytes, (lists[1] ?? 0) + 16, 7);
  u32(bytes, (lists[2] ?? 0) + 24, 20);
  const { lines } = reportOf(await sendRecipes(server, viewer, bytes));
  expect(lines.map(({ name, reason }) => [name, reason])).toEqual([
    ['a.json', 'unreadable'],
    ['b.json', 'unreadable'],
    ['c.json', 'unreadable'],
    ['Four', null],
  ]);
});

test('names in a file are names: they lead nowhere, and are told as text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-names-'));
  vi.stubEnv('TMPDIR', folder);
  const file = zipSync({
    '../../../etc/cron.d/evil.json': strToU8(JSON.stringify(rice('Up', { image: '../../photo.jpg' }))),
    '/absolute.json': strToU8('{}'),
    'C:\\windows\\<img src=x onerror=alert(1)>\u0000.json': strToU8('broken'),
    '__MACOSX/._a.json': strToU8('x'),
  });
  const { lines } = reportOf(await sendRecipes(server, viewer, file));
  expect(lines.map(({ name, reason, remarks }) => [name, reason, remarks])).toEqual([
    ['Up', null, ['photo']],
    ['absolute.json', 'noRecipe', []],
    ['.json', 'unreadable', []],
  ]);
  vi.unstubAllEnvs();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('markup in texts is gone before anybody reads it', async () => {
  const hostile = rice('<img src=x onerror=alert(1)>Ri<b>ce</b> &amp; beans<script>alert(1)</script>', {
    description: '<p>Good &lt;b&gt;\u202Egnp</p><!-- x --><style>p{}</style>',
    recipeIngredient: ['<a href="javascript:alert(1)">1 cup rice</a>'],
    recipeInstructions: '<ol><li>Boil it.</li><li>Eat&nbsp;it.</li></ol><iframe src="https://evil.example"></iframe>',
    keywords: '<i>quick</i>, <svg onload=alert(1)>x</svg>easy',
  });
  await sendRecipes(server, viewer, Buffer.from(JSON.stringify(hostile)));
  const [row] = await stored();
  expect(row).toMatchObject({
    body: {
      title: 'Rice & beans',
      summary: 'Good <b>gnp',
      ingredients: [{ amount: 1, unit: 'cup', item: 'rice' }],
      steps: [{ text: 'Boil it.' }, { text: 'Eat it.' }],
    },
    tags: ['quick', 'easy'],
  });
});

test('so much is taken in one call, and the same file goes on where it ended', async () => {
  const file = Buffer.from(JSON.stringify(['a', 'b', 'c'].map((name) => rice(name))));
  const { clock } = server;
  const now = clock.now.bind(clock);
  // The first recipe takes all the time that there is.
  const began = now();
  let looks = 0;
  clock.now = () => ((looks += 1) > 6 ? began + 60_000 : began);
  const first = reportOf(await sendRecipes(server, viewer, file));
  clock.now = now;
  expect(first.lines.length + first.rest).toBe(3);
  expect(first.rest).toBeGreaterThan(0);
  const second = reportOf(await sendRecipes(server, viewer, file));
  expect(second.rest).toBe(0);
  expect((await stored()).map(({ body: { title } }) => title).toSorted()).toEqual(['a', 'b', 'c']);
});

describe('a line of ingredients', () => {
  test.each([
    ['1 1/2 cups flour, sifted', 1.5, 'cup', 'flour', 'sifted'],
    ['200g Mehl', 200, 'g', 'Mehl', null],
    ['½ tsp. salt', 0.5, 'tsp', 'salt', null],
    ['1½ TL Salz', 1.5, 'tsp', 'Salz', null],
    ['1,5 kg Kartoffeln', 1.5, 'kg', 'Kartoffeln', null],
    ['1,000 g rice', 1_000, 'g', 'rice', null],
    ['2–3 gousses d’ail', 2, 'clove', 'ail', '2–3 gousses'],
    ['2 c. à soupe de sucre', 2, 'tbsp', 'sucre', null],
    ['1 (400 g) can chopped tomatoes', 1, 'can', 'chopped tomatoes', '400 g'],
    ['3 large eggs (beaten)', 3, null, 'large eggs', 'beaten'],
    ['٢ كوب طحين', 2, 'cup', 'طحين', null],
    ['醤油 大さじ2', 2, 'tbsp', '醤油', null],
    ['鸡蛋2个', 2, 'piece', '鸡蛋', null],
    ['250 ग्राम आटा', 250, 'g', 'आटा', null],
    ['2 cloves', 2, null, 'cloves', null],
    ['1 lb 2 oz beef', 1.125, 'lb', 'beef', null],
    ['salt', null, null, 'salt', null],
  ])('%s', (line, amount, unit, item, note) => {
    expect(readLine(line)).toMatchObject({ amount, unit, item, note, scales: amount !== null });
  });
});

test.each([
  ['PT1H20M', 80],
  ['1 hr 20 min', 80],
  ['1 Std. 10 Min.', 70],
  ['1½ hours', 90],
  ['45', 45],
  ['1時間30分', 90],
  ['1 h 30', 90],
  ['1h30', 90],
  ['2-3 hours', 180],
  ['1 1/2 hours', 90],
  ['1:30', 90],
  ['20-25 minutes', 25],
  ['30-40', 40],
  ['half an hour', 30],
  ['at once', null],
  ['99999 days', null],
])('minutes of "%s"', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test.each([
  ['Serves 4-6', 4],
  ['für 2', 2],
  ['Serves four', 4],
  ['Pour six personnes', 6],
  [8, 8],
  ['1000 biscuits', null],
  ['a few', null],
])('servings of "%s"', (text, servings) => {
  expect(servingsIn(text)).toBe(servings);
});
