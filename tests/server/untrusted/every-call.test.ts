import type { InjectOptions } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { createCook } from '../../../server/kitchen/create-cook.ts';
import { readUntrusted } from '../../../server/untrusted/read-untrusted.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { everyFlag } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import type { Call } from '../../support/server/security/good-bodies.ts';
import { untrustedInput, type Harmless, type Untrusted } from '../../support/server/security/untrusted-input.ts';
import { formWith } from '../../support/server/upload.ts';

// Nothing that is sent may cost more than its length, or hold up anybody else.

let server: TestApp;
let viewer: TestViewer;
let recipe: string;

beforeAll(async () => {
  const env = { ORDERS_PER_DAY: '100000', COMPANY_ORDERS_PER_DAY: '100000', ORDERS_AT_ONCE: '100', RECIPES_KEPT: '100000' };
  const cook = { kind: 'built-in' as const, cook: (...order: Parameters<TestApp['cook']['cook']>) => builtIn.cook(...order) };
  server = await buildTestApp({ env, cook });
  const builtIn = createCook({ ai: null }, server.db, server.clock);
  viewer = await signInSomebody(server, { flags: everyFlag });
  recipe = await addRecipe(server, viewer);
  // The threads read the words of each language once, which is no cost of any call.
  for (const task of ['prepare', 'prepareSearch'] as const)
    for (const language of locales) await readUntrusted(task, [language], { owner: 'test', field: 'text' });
  await asked('readTranscription', untrustedInput.readTranscription, 'salt');
});
afterAll(() => server.close());

const shapes: Readonly<Record<string, string>> = {
  'repeated openings': '<script type=application/ld+json ',
  nesting: '([{',
  'a long word': 'a',
  words: 'no 1 cup ',
  spaces: 'a    ',
  'combining marks': 'a\u0301\u0302\u0303',
  'direction marks': '\u202Ea',
  digits: '1/',
  Chinese: '不要一',
};

const textOf = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const callsWithText = Object.entries<Untrusted | Harmless>(untrustedInput).flatMap(([name, row]) =>
  typeof row === 'string' ? [] : [[name as Call, row] as const],
);

function requestOf(name: Call, row: Untrusted, text: string): InjectOptions {
  const { method, path } = endpoints[name];
  const url = path
    .replace(':companyUri', viewer.companyUri)
    .replace(':area', 'area' in row && row.area !== undefined ? row.area : 'categories')
    .replace(':guid', recipe)
    .replace(':id', 'aB3dE6gH9jK2');
  const { headers } = viewer;
  if ('query' in row) return { method, url, headers, query: row.query(text) };
  if ('body' in row)
    return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(toWire(row.body(text))) };
  const form = formWith(Buffer.from(row.file(text), row.field === 'photo' ? 'latin1' : 'utf8'), { field: row.field });
  return { method, url, headers: { ...headers, ...form.headers }, payload: form.payload };
}

/** What an order has begun goes on after its answer. */
async function settled(): Promise<void> {
  for (;;) {
    const cooking = await server.db.selectFrom('recipe_jobs').select('guid').where('status', '=', 'cooking').limit(1).executeTakeFirst();
    if (cooking === undefined) return;
    await pause(5);
  }
}

/** Each recipe must be possible to edit at its first version, and nothing be refused for being too often. */
async function renew(): Promise<void> {
  for (const table of ['rate_limits', 'recipe_versions', 'shopping_lines'] as const) await server.db.deleteFrom(table).execute();
  await server.db.updateTable('recipes').set({ version: 1 }).where('guid', '=', recipe).execute();
}

async function asked(name: Call, row: Untrusted, text: string): Promise<number> {
  const { statusCode } = await server.app.inject(requestOf(name, row, text));
  await settled();
  return statusCode;
}

/** Milliseconds of the processor. */
const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/** What a call costs, in processor time of all threads. */
async function costOf(name: Call, row: Untrusted, text: string): Promise<number> {
  await renew();
  const start = process.cpuUsage();
  expect(await asked(name, row, text)).toBeLessThan(500);
  return milliseconds(process.cpuUsage(start));
}

/**
 * What the thread that serves everybody worked while the slowest of the health calls waited that were made meanwhile. It is time of the
 * processor: a machine that is busy with something else adds nothing to it.
 */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const end = work().finally(() => over.abort());
  let longest = 0;
  do {
    const began = process.threadCpuUsage();
    await pause(5);
    const { statusCode } = await server.app.inject('/api/health');
    expect(statusCode).toBe(200);
    longest = Math.max(longest, milliseconds(process.threadCpuUsage(began)));
  } while (!over.signal.aborted);
  await end;
  return longest;
}

/** In this shape each text has its full length, also where a call takes many pieces, each of them of a bounded length. */
const fullShape = 'words';

/** Code is compiled and memory is cleared now and then, so the best of some tries counts. */
const tries = 4;
/** Below this, in milliseconds, nothing is measured but noise. */
const noise = 80;
/** Four times the length may cost four times as much, and half as much again. */
const growth = 6;
const longest = 100;

describe.each(callsWithText)('%s', (name, row) => {
  test.each(Object.entries(shapes))('with %s costs no more than the length of it, and holds up nobody', async (shape, piece) => {
    const size = shape === fullShape ? row.most : (row.usual ?? row.most);
    const large = textOf(piece, size);
    const smaller = textOf(piece, Math.ceil(size / 4));
    const held = async (text: string) => {
      await renew();
      return longestWait(() => asked(name, row, text));
    };
    const start = process.cpuUsage();
    let most = await held(large);
    const cost = milliseconds(process.cpuUsage(start));
    // What costs less than this at its full length needs no comparison.
    let ratio = cost / noise;
    if (ratio >= growth) ratio = cost / Math.max(await costOf(name, row, smaller), noise);
    for (let time = 0; time < tries && ratio >= growth; time += 1) {
      const small = await costOf(name, row, smaller);
      ratio = (await costOf(name, row, large)) / Math.max(small, noise);
    }
    expect(ratio).toBeLessThan(growth);
    for (let time = 0; time < tries && most > longest; time += 1) {
      // The embedded database works in this very thread: what its statements take is no part of it.
      const usual = await held(textOf('salt ', size));
      most = (await held(large)) - usual;
    }
    expect(most).toBeLessThanOrEqual(longest);
  });
});
