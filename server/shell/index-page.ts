import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'superstruct';
import { toWire } from '../../contract/casing.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import type { Session } from '../../contract/entities.ts';
import { directionOf, locales, type Locale } from '../../contract/shell/locales.ts';
import type { Scheme } from '../../contract/shell/schemes.ts';
import { speak } from '../language/speech.ts';
import type { Deps } from '../deps.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { wordsSlot } from './link-preview.ts';
import { publicConfig } from './public-config.ts';
import type { Rendering } from './rendered-pages.ts';

/**
 * A data block, which Content-Security-Policy does not treat as a script. `<` is escaped so that no value can end it, and the line
 * ends that only JSON allows in a text.
 */
const dataBlock = (id: string, data: unknown): string => {
  const text = JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/json" id="${id}">${text}</script>`;
};

/** The built page in a language, before its address-specific parts: see link-preview.ts. */
function pageIn(language: Locale, html: string, deps: Pick<Deps, 'config' | 'cook'>): string {
  const i18n = speak(language);
  const { productName } = deps.config;
  const withoutCode = i18n._('{productName} needs JavaScript. Please switch it on in your browser and load the page again.', {
    productName,
  });
  const late = i18n._('{productName} is taking long to load.', { productName });
  const check = i18n._('Please check your connection.');
  const again = i18n._('Load the page again');
  return html
    .replace(/<html\b[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/(<noscript>)[^<]*/, (_, start: string) => `${start}${wordsSlot}<p>${escapeHtml(withoutCode)}</p>`)
    .replace(
      /(<main class="late">).*?(?=<\/main>)/s,
      (_, start: string) => `${start}${wordsSlot}<p>${escapeHtml(late)} ${escapeHtml(check)}</p><a href="">${escapeHtml(again)}</a>`,
    )
    .replace('<!--config-->', () => dataBlock('config', toWire(publicConfig(deps, language))));
}

/** The page in the scheme that its reader has chosen, so that nothing flashes. The code does the same (src/services/colour-scheme.ts). */
export function inScheme(html: string, scheme: Scheme): string {
  if (scheme === 'system') return html;
  return html
    .replace('<html ', `<html data-scheme="${scheme}" `)
    .replaceAll(
      /(<meta name="theme-color"[^>]*data-scheme="(\w+)"[^>]*media=")[^"]*/g,
      (_, start: string, own: string) => `${start}${own === scheme ? 'all' : 'not all'}`,
    );
}

/** The page with the session of its reader: null for a guest; undefined leaves it to the code to ask. */
export const withSession = (html: string, session: Session | null | undefined): string =>
  session === undefined ? html : html.replace('</head>', () => `${dataBlock('session', toWire(session))}</head>`);

const emptyRoot = '<div id="root"></div>';

/** The element that begins the code of a built page. */
const moduleScript = /<script type="module"[^>]* src="([^"]*)"><\/script>/;

/** The page with its content. */
export function withRendering(html: string, { html: content, digest, styles, answers, ahead, early, needsCode }: Rendering): string {
  const head = [
    `<style data-files="${styles.addresses.join(' ')}">${styles.code}</style>`,
    ...ahead.map((file) => `<link rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="low" href="${file}">`),
  ];
  const [, entry = ''] = moduleScript.exec(html) ?? [];
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  const needs = needsCode ? `<noscript>${words.replace(wordsSlot, '')}</noscript>` : '';
  // What was refused is asked for again: only answers come with the page.
  const known = Object.entries(answers).filter(([, body]) => is(body, envelopeSchema) && body.status_code === 0);
  const data = known.length === 0 ? '' : dataBlock('answers', Object.fromEntries(known));
  return (
    html
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace(/<main class="late">.*?<\/main>/s, '')
      // Before the styles, which a script would wait for.
      .replace('<head>', () => (early === null ? '<head>' : `<head><script data-entry="${entry}">${early}</script>`))
      // The keeper begins it.
      .replace(early === null ? '' : moduleScript, '')
      .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
      // The page can be read without its code, which must not take the network from its fonts.
      .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(emptyRoot, () => `${needs}<div id="root" data-digest="${digest}">${content}</div>${data}`)
  );
}

/** The page for every address of the single-page application, in each language; null when `dist` has no build. */
export function readIndexPages(dist: string, deps: Pick<Deps, 'config' | 'cook'>): ReadonlyMap<Locale, string> | null {
  let html: string;
  try {
    html = readFileSync(join(dist, 'index.html'), 'utf8');
  } catch {
    return null;
  }
  const { cdnUrl } = deps.config;
  // Code comes from the content-delivery location. Chunks find each other relative to the entry.
  const located = cdnUrl === null ? html : html.replaceAll(/((?:src|href)=")\/(?=(?:assets|webapp)\/)/g, `$1${cdnUrl}/`);
  return new Map(locales.map((language) => [language, pageIn(language, located, deps)]));
}
