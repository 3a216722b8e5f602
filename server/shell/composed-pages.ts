import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Scheme } from '../../contract/shell/schemes.ts';
import { inScheme } from './index-page.ts';
import type { Rendering } from './rendered-pages.ts';
import { buildOf } from './service-worker.ts';

type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  // Once for all readers of a minute, so it may take a few milliseconds.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: promisify<string, Buffer>(gzip),
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
  html: string;
  /** The same in UTF-8: a text would be encoded for every reader. */
  bytes: Buffer;
  tag: string;
  /** The page in an encoding: compressed when first asked for. */
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

/** The page of a text. */
export function composedPage(html: string): ComposedPage {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    html,
    bytes: Buffer.from(html),
    tag: tagOf(html),
    bodyIn: (encoding) => {
      const body = bodies.get(encoding) ?? compressors[encoding](html);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** The documents that a rendering stands in, as long as it is kept: a minute of readers are sent the same bytes. */
const documents = new WeakMap<Rendering, Map<string, ComposedPage>>();

/** The page of a rendering for all readers with an equal `key`. */
export function composedOnce(rendering: Rendering, key: string, compose: () => string): ComposedPage {
  const known = documents.get(rendering) ?? new Map<string, ComposedPage>();
  documents.set(rendering, known);
  const page = known.get(key) ?? composedPage(compose());
  known.set(key, page);
  return page;
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
