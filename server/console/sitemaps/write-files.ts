import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip as gunzipped, gzip as gzipped } from 'node:zlib';
import { ErrorLevel, SitemapIndexStream, SitemapItemStream, streamToPromise } from 'sitemap';
import { isLocale, locales } from '../../../contract/shell/locales.ts';
import { sitemapPath } from '../../../contract/console/sitemaps.ts';
import { addressesOf, type Entry } from './entries.ts';

const gzip = promisify(gzipped);
const gunzip = promisify(gunzipped);

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const tail = '</urlset>\n';

const asDate = (changedAt: number | null) => (changedAt === null ? {} : { lastmod: new Date(changedAt).toISOString() });

export interface MapFile {
  number: number;
  urls: number;
  bytes: number;
  changedAt: number | null;
  /** Both gzipped. */
  xml: Buffer;
  pages: Buffer;
}

/** Converts pages to XML with the library. It writes synchronously; unfinished output appears at its end. */
function createXml(origin: string): (entry: Entry) => { xml: string; urls: number } {
  const stream = new SitemapItemStream({ level: ErrorLevel.THROW });
  const parts: string[] = [];
  stream.on('data', (part: Buffer | string) => parts.push(String(part)));
  return (entry) => {
    const { links, urls } = addressesOf(entry, origin);
    const named = links.map(([lang, url]) => ({ lang, url }));
    for (const url of urls) {
      stream.write({ url, links: named, img: [], video: [], ...asDate(entry.changedAt) });
      if (parts.at(-1) !== '</url>') throw new Error('The library has not finished an address.');
      parts.push('\n');
    }
    return { xml: parts.splice(0).join(''), urls: urls.length };
  };
}

/** A page in the list that accompanies a file, one line each; versions are compared by these lists. */
const asLine = ({ key, path, languages, changedAt }: Entry) =>
  `${JSON.stringify([key, path, changedAt, languages.length === locales.length ? null : languages])}\n`;

/** The pages of a file, in order. */
export async function readPages(pages: Buffer): Promise<Entry[]> {
  const lines = (await gunzip(pages)).toString().split('\n').slice(0, -1);
  return lines.map((line) => {
    const [key, path, changedAt, languages] = JSON.parse(line) as [string, string, number | null, string[] | null];
    return { key, path, changedAt, languages: languages === null ? locales : languages.filter(isLocale) };
  });
}

/** One file in progress: compressed as it grows, to save memory. */
function openFile(number: number) {
  const stream = createGzip();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = finished(stream);
  const lines: string[] = [];
  const size = { urls: 0, bytes: Buffer.byteLength(head) + Buffer.byteLength(tail), changedAt: null as number | null };
  stream.write(head);
  return {
    size,
    add: async (entry: Entry, xml: string, bytes: number, urls: number): Promise<void> => {
      lines.push(asLine(entry));
      size.urls += urls;
      size.bytes += bytes;
      if (entry.changedAt !== null) size.changedAt = Math.max(size.changedAt ?? 0, entry.changedAt);
      if (!stream.write(xml)) await once(stream, 'drain');
    },
    close: async (): Promise<MapFile> => {
      stream.end(tail);
      await ended;
      return { number, ...size, xml: Buffer.concat(chunks), pages: await gzip(lines.join('')) };
    },
  };
}

interface Writing {
  origin: string;
  /** Maximum addresses and bytes per file. */
  limits: { urls: number; bytes: number };
  keep: (file: MapFile) => Promise<void>;
  onProgress?: (urls: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Writes pages, sorted by key, into as many files as needed; all addresses of a page are in one file. Holds at most a batch and a compressed file in
 * memory. Resolves to the number of addresses.
 * @throws the reason of the signal
 */
export async function writeFiles(
  batches: AsyncIterable<Entry[]> | Iterable<Entry[]>,
  { origin, limits, keep, onProgress, signal }: Writing,
): Promise<number> {
  const toXml = createXml(origin);
  let [number, total] = [1, 0];
  let file = openFile(number);
  for await (const batch of batches) {
    for (const entry of batch) {
      const { xml, urls } = toXml(entry);
      const bytes = Buffer.byteLength(xml);
      if (file.size.urls > 0 && (file.size.urls + urls > limits.urls || file.size.bytes + bytes > limits.bytes)) {
        await keep(await file.close());
        signal.throwIfAborted();
        file = openFile((number += 1));
      }
      await file.add(entry, xml, bytes, urls);
      total += urls;
    }
    signal.throwIfAborted();
    await onProgress?.(total);
  }
  await keep(await file.close());
  return total;
}

/** The index that names all files. */
export async function writeIndex(files: readonly Pick<MapFile, 'number' | 'changedAt'>[], origin: string): Promise<string> {
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  const written = streamToPromise(stream);
  for (const { number, changedAt } of files) stream.write({ url: origin + sitemapPath(number), ...asDate(changedAt) });
  stream.end();
  return (await written).toString();
}
