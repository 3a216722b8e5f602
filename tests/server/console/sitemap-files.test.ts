import { gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { sitemapLimits } from '../../../contract/console/sitemaps.ts';
import { checkFile, createFindings } from '../../../server/console/sitemaps/check-files.ts';
import { differenceOf } from '../../../server/console/sitemaps/difference.ts';
import type { Entry } from '../../../server/console/sitemaps/entries.ts';
import { createSample, tryAddresses } from '../../../server/console/sitemaps/try-addresses.ts';
import { readPages, writeFiles, writeIndex, type MapFile } from '../../../server/console/sitemaps/write-files.ts';
import { mapsIn, urlsIn } from '../../support/server/sitemaps.ts';

const origin = 'https://anydish.example';
const { signal } = new AbortController();
/** Addresses of a page in every language: one for each, and one for everybody else. */
const perPage = locales.length + 1;

const recipe = (at: number, languages: Entry['languages'] = ['en']): Entry => {
  const id = String(at).padStart(12, '0');
  return { key: `2${id}`, path: `/r/dish-${id}`, languages, changedAt: at === 0 ? null : Date.UTC(2026, 0, 1) + at };
};

function* recipes(count: number, languages?: Entry['languages']): Generator<Entry[]> {
  for (let at = 0; at < count; at += 1_000)
    yield Array.from({ length: Math.min(1_000, count - at) }, (_, index) => recipe(at + index, languages));
}

async function write(batches: Iterable<Entry[]>, limits: { urls: number; bytes: number } = sitemapLimits) {
  const files: MapFile[] = [];
  const total = await writeFiles(batches, { origin, limits, keep: (file) => Promise.resolve(void files.push(file)), signal });
  return { files, total, xml: files.map((file) => gunzipSync(file.xml).toString()) };
}

test('120,000 addresses are three files, each read by another parser, and an index that names them', async () => {
  const { files, total, xml } = await write(recipes(120_000));
  expect(total).toBe(120_000);
  expect(files.map(({ urls }) => urls)).toEqual([50_000, 50_000, 20_000]);
  const found = new Set<string>();
  for (const [index, text] of xml.entries()) {
    expect(Buffer.byteLength(text)).toBe(files[index]?.bytes);
    for (const { loc } of urlsIn(text)) found.add(loc);
  }
  expect(found.size).toBe(120_000);
  const index = await writeIndex(files, origin);
  expect(mapsIn(index).map(({ loc }) => loc)).toEqual([1, 2, 3].map((number) => `${origin}/sitemap-${number}.xml`));
  expect(mapsIn(index)[2]?.lastmod).toBe(new Date(Date.UTC(2026, 0, 1) + 119_999).toISOString());
  // What is in memory is the compressed file, not the text.
  for (const [index_, file] of files.entries()) expect(file.xml.length).toBeLessThan((xml[index_]?.length ?? 0) / 5);
}, 60_000);

test('each address of a page names itself, all others and the one for everybody else', async () => {
  const { xml } = await write([[recipe(1, locales), recipe(2)]]);
  const urls = urlsIn(xml[0] ?? '');
  expect(urls).toHaveLength(perPage + 1);
  const page = urls.slice(0, perPage);
  const locs = page.map(({ loc }) => loc);
  for (const one of page) {
    expect(one['xhtml:link']?.map((each) => each['@href'])).toEqual(locs);
    expect(one['xhtml:link']?.map((each) => each['@hreflang'])).toEqual([...locales, 'x-default']);
    expect(one.lastmod).toBe('2026-01-01T00:00:00.001Z');
  }
  expect(urls[perPage]).toMatchObject({ loc: `${origin}${recipe(2).path}` });
  expect(urls[perPage]).not.toHaveProperty(['xhtml:link']);
  expect(urlsIn((await write([[recipe(0)]])).xml[0] ?? '')[0]).not.toHaveProperty(['lastmod']);
});

test('a file ends before it is too large, and never inside a page', async () => {
  const { files, xml } = await write(recipes(20, locales), { urls: 50_000, bytes: 60_000 });
  expect(files.length).toBeGreaterThan(3);
  for (const { urls, bytes } of files) expect([urls % perPage, bytes <= 60_000]).toEqual([0, true]);
  expect(xml.flatMap(urlsIn)).toHaveLength(20 * perPage);
  const byCount = await write(recipes(20, locales), { urls: 9 * perPage - 1, bytes: 10_000_000 });
  expect(byCount.files.map(({ urls }) => urls)).toEqual([8 * perPage, 8 * perPage, 4 * perPage]);
});

test('writing stops when it is cancelled', async () => {
  const stop = new AbortController();
  const onProgress = () => Promise.resolve(stop.abort(new Error('cancelled')));
  const written = writeFiles(recipes(5_000), {
    origin,
    limits: sitemapLimits,
    keep: () => Promise.resolve(),
    onProgress,
    signal: stop.signal,
  });
  await expect(written).rejects.toThrow('cancelled');
});

const check = async (file: MapFile, of = origin) => {
  const findings = createFindings();
  const seen: string[] = [];
  await checkFile(file, { origin: of, findings, onAddress: (url) => seen.push(url), signal });
  return { seen, wrong: findings.all().flatMap(({ id, isMet }) => (isMet ? [] : [id])), all: findings.all() };
};

const only = ([file]: readonly MapFile[]): MapFile => {
  if (file === undefined) throw new Error('There is no file.');
  return file;
};

test('a written file passes, and one that was spoilt does not', async () => {
  const { files, xml } = await write([[recipe(1, locales), recipe(2)]]);
  const file = only(files);
  expect(await check(file)).toMatchObject({ wrong: [], seen: expect.arrayContaining([origin + recipe(2).path]) });
  const spoilt = (change: (text: string) => string) => check({ ...file, xml: gzipSync(change(xml[0] ?? '')) });
  const id = '000000000001';
  expect(
    (await spoilt((text) => text.replaceAll(`dish-${id}?locale=de`, `dish-${id}?locale=xx`).replace('locale=xx', 'locale=de'))).wrong,
  ).toEqual(['hreflang']);
  expect((await spoilt((text) => text.replace('</urlset>', ''))).wrong).toContain('form');
  expect((await spoilt((text) => text.replace(/<url>.*?<\/url>/s, ''))).wrong).toEqual(expect.arrayContaining(['form', 'hreflang']));
  expect((await spoilt((text) => text.replaceAll(`${origin}/r/dish-000000000002`, `${origin}/account`))).wrong).toEqual(['private']);
  expect((await check(file, 'https://another.example')).wrong).toEqual(['origin']);
  expect((await check({ ...file, bytes: sitemapLimits.bytes + 1 })).wrong).toEqual(['limits']);
});

test('what publishing would change is read from both lists once', async () => {
  const asList = async function* (entries: Entry[]) {
    yield* entries.map((entry) => [entry]);
  };
  const { files } = await write([[recipe(1), recipe(2, locales), recipe(4)]]);
  const stored = async function* () {
    for (const { pages } of files) yield readPages(pages);
  };
  const now = [recipe(2, locales), recipe(3, locales), { ...recipe(4), changedAt: 5 }, recipe(5)];
  expect(await differenceOf({ number: 7, entries: stored() }, asList(now))).toEqual({
    against: 7,
    added: { count: perPage + 1, samples: [recipe(3).path, recipe(5).path] },
    removed: { count: 1, samples: [recipe(1).path] },
    changed: { count: 1, samples: [recipe(4).path] },
  });
  expect(await differenceOf(null, asList(now))).toMatchObject({ against: null, added: { count: 2 * perPage + 2 }, removed: { count: 0 } });
});

test('a sample is all of a map as it usually is, and goes through a large one in every language', () => {
  const take = (total: number) => {
    const sample = createSample(total);
    for (let at = 0; at < total; at += 1) sample.add(String(at % 11));
    return sample.urls;
  };
  expect(take(20_000)).toHaveLength(20_000);
  for (const total of [120_000, 220_000, 1_000_000]) {
    expect(take(total).length, String(total)).toBeLessThanOrEqual(20_000);
    expect(new Set(take(total)).size, String(total)).toBe(11);
  }
});

describe('addresses', () => {
  const app = fastify();
  const asked: number[] = [];
  app.get('/r/:at', async (request, reply) => {
    const at = Number((request.params as { at: string }).at);
    asked.push(at);
    return reply.code(at === 7 ? 410 : 200).send(`<link rel="canonical" href="${origin}/r/${at}" />`);
  });
  const urls = Array.from({ length: 1_000 }, (_, at) => `${origin}/r/${at}`);
  const tryAll = async (now: () => number) => {
    asked.splice(0);
    const [findings, told]: [ReturnType<typeof createFindings>, number[]] = [createFindings(), []];
    const onTried = (count: number) => Promise.resolve(void told.push(count));
    await tryAddresses(app as never, urls, { origin, findings, onTried, signal, now });
    return { checks: findings.all(), told };
  };

  test('are each asked for once where there is time, and what does not answer is named', async () => {
    const { checks, told } = await tryAll(() => 0);
    expect(asked.toSorted((one, other) => one - other)).toEqual(urls.map((_, at) => at));
    expect(checks).toEqual([{ id: 'reachable', isMet: false, looked: 1_000, samples: [`${origin}/r/7: 410`] }]);
    expect(told.at(-1)).toBe(1_000);
  });

  test('are asked for until the time is over, spread over the whole, and counted as far as that', async () => {
    let time = 0;
    const { checks, told } = await tryAll(() => (time += 500));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThan(200);
    expect(checks[0]?.looked).toBe(asked.length);
    expect(told.at(-1)).toBe(asked.length);
    const tenths = new Set(asked.map((at) => Math.floor(at / 100)));
    expect(tenths.size).toBe(10);
  });
});
