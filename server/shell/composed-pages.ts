import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Scheme } from '../../contract/shell/schemes.ts';
import { inScheme } from './index-page.ts';
import type { Rendering } from './rendered-pages.ts';
import { buildOf } from './service-worker.ts';

type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Once for all readers of a minute, so it may take a few milliseconds.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A short hash of a text, for tags and names. */
export const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The best encoding that an Accept-Encoding header allows; null for none. */
export function encodingIn(accepted: string | undefined): Encoding | null {
  const isAllowed = (encoding: Encoding) =>
    (accepted ?? '').split(',').some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  return (['br', 'gzip'] as const).find(isAllowed) ?? null;
}

/** A whole page, as every guest gets it who asks for it in the same way. */
export interface ComposedPage {
  /** In UTF-8: a text would be encoded for every reader. */
  bytes: Buffer;
  tag: string;
  /** The page in an encoding: compressed when first asked for. */
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

/** The page of a text. */
export function composedPage(html: string): ComposedPage {
  const bytes = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    tag: tagOf(html),
    bodyIn: (encoding) => {
      const body = bodies.get(encoding) ?? compressors[encoding](bytes);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** How many pages are kept: each takes up to 100 kB. */
const most = 200;

/** Keeps pages by `key`, as long as they hold the same rendering: a minute of readers are sent the same bytes. */
export function keepComposed(): (rendering: Rendering, key: string, compose: () => string) => ComposedPage {
  const kept = new Map<string, { rendering: Rendering; page: ComposedPage }>();
  return (rendering, key, compose) => {
    const known = kept.get(key);
    if (known?.rendering === rendering) return known.page;
    const page = composedPage(compose());
    // The oldest goes first.
    kept.delete(key);
    kept.set(key, { rendering, page });
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    return page;
  };
}

/** A page without content. */
export interface EmptyPage {
  html: string;
  /** The id of its build. */
  build: string;
  tag: string;
}

/** The pages without content, from those of each language, in each colour scheme. */
export function keepEmptyPages(pages: ReadonlyMap<Locale, string>): (language: Locale, scheme: Scheme) => EmptyPage {
  const kept = new Map<string, EmptyPage>();
  return (language, scheme) => {
    const key = `${language} ${scheme}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = inScheme(pages.get(language) ?? '', scheme);
    const page = { html, build: buildOf(html) ?? '', tag: tagOf(html) };
    kept.set(key, page);
    return page;
  };
}
