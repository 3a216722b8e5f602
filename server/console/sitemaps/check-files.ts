import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ErrorLevel, XMLToSitemapItemStream } from 'sitemap';
import { sitemapLimits, type SitemapCheck } from '../../../contract/console/sitemaps.ts';
import type { MapFile } from './write-files.ts';

const mostSamples = 10;

type Id = SitemapCheck['id'];
interface Address {
  url: string;
  links: readonly { url: string }[];
}

/** Paths that a sitemap may contain: no private pages and none that search engines must not list. */
const isPublicPath = (path: string) => path === '/' || path === '/privacy' || path === '/terms' || /^\/[cr]\/[0-9A-Za-z-]+$/.test(path);

/** Collects the problems, check by check. */
export function createFindings() {
  const all = new Map<Id, SitemapCheck>();
  const of = (id: Id) => {
    const check = all.get(id) ?? { id, isMet: true, looked: 0, samples: [] };
    all.set(id, check);
    return check;
  };
  return {
    look: (id: Id, count = 1) => void (of(id).looked += count),
    fail: (id: Id, what: string) => {
      const check = of(id);
      check.isMet = false;
      if (check.samples.length < mostSamples) check.samples.push(what);
    },
    all: (): SitemapCheck[] => [...all.values()],
  };
}
type Findings = ReturnType<typeof createFindings>;

/** The language versions of a page are listed together. Each must name all of them and no others. */
function createPairing(findings: Findings) {
  let [group, urls]: [string, Set<string>] = ['', new Set()];
  const end = () => {
    const named = new Set(group === '' ? [] : group.split(' '));
    const inBoth = (url: string) => named.has(url) && urls.has(url);
    for (const url of new Set([...named, ...urls])) if (!inBoth(url)) findings.fail('hreflang', url);
    [group, urls] = ['', new Set()];
  };
  return {
    add: ({ url, links }: Address) => {
      const named = links.map((link) => link.url).join(' ');
      if (named !== group) end();
      findings.look('hreflang');
      if (named === '') return;
      group = named;
      urls.add(url);
    },
    end,
  };
}

function checkAddress({ url, links }: Address, origin: string, findings: Findings): void {
  findings.look('origin');
  findings.look('private');
  for (const address of [url, ...links.map((link) => link.url)]) if (!address.startsWith(`${origin}/`)) findings.fail('origin', address);
  if (URL.canParse(url) && !isPublicPath(new URL(url).pathname)) findings.fail('private', url);
}

/** Reads a file back, with a different part of the library than wrote it, and calls `onAddress` for each address. */
export async function checkFile(
  { number, urls, bytes, xml }: Pick<MapFile, 'number' | 'urls' | 'bytes' | 'xml'>,
  { origin, findings, onAddress, signal }: { origin: string; findings: Findings; onAddress: (url: string) => void; signal: AbortSignal },
): Promise<void> {
  findings.look('limits');
  if (urls > sitemapLimits.urls || bytes > sitemapLimits.bytes) findings.fail('limits', `${number}: ${urls}, ${bytes}`);
  findings.look('form');
  const pairing = createPairing(findings);
  let [read, end] = [0, ''];
  // The library does not detect truncated files.
  const watched = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      end = (end + chunk.subarray(-20).toString()).slice(-20);
      yield chunk;
    }
  };
  try {
    const parser = new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false });
    await pipeline(Readable.from([xml]), createGunzip(), watched, parser, async (items: AsyncIterable<Address>) => {
      for await (const item of items) {
        signal.throwIfAborted();
        read += 1;
        checkAddress(item, origin, findings);
        pairing.add(item);
        onAddress(item.url);
      }
    });
    pairing.end();
  } catch (error) {
    signal.throwIfAborted();
    findings.fail('form', `${number}: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
  }
  if (read !== urls || !end.trimEnd().endsWith('</urlset>')) findings.fail('form', `${number}: ${read} / ${urls}`);
}
