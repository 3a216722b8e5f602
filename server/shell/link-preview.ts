import { locales, type Locale } from '../../contract/shell/locales.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { addressIn, alternatesOf } from './page-address.ts';
import { pageTexts } from './page-texts.ts';

/** The picture of every preview: public/app/link-preview.png, which `npm run images` draws. */
const picture = { path: '/app/link-preview.png', type: 'image/png', width: '1200', height: '630' };

/** Open Graph locales include a country: `pt_BR`. */
function withCountry(tag: string): string {
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  // The one that Open Graph has for Arabic.
  return language === 'ar' ? 'ar_AR' : `${language}_${region}`;
}

interface Address {
  path: string;
  language: Locale;
  /** The language in the address; null when the reader's is served. */
  named: Locale | null;
}

/** The pre-rendered content of a page. */
export interface Seen {
  title: string;
  description: string;
  /** Its canonical path; null for a private page, which shows the product. */
  path: string | null;
  /** Search engines may list it. */
  isListed: boolean;
  /** Its language. Its frame is in every language. */
  languages: readonly Locale[];
  picture: { path: string; alt: string; type: string };
  /** JSON-LD; null for none. */
  linkedData: Readonly<Record<string, unknown>> | null;
  /** Where other sites learn how to embed it; missing where they may not. */
  oembed?: string;
  /** Links for readers without JavaScript. */
  links?: readonly { href: string; text: string }[];
}

/** The answer for an address; `seen` null: the generic page. */
export type Answer = { status: 200 | 404 | 410; seen: Seen | null } | { status: 301; movedTo: string };

/** The picture of pages without their own. */
export const productPicture = (alt: string): Seen['picture'] => ({ path: picture.path, alt, type: picture.type });

/** A page without data of its own. All private pages get the same preview: the product and its start page, not indexed. */
export function seenAt({ path, language }: Pick<Address, 'path' | 'language'>, productName: string): Seen {
  const { pages, product } = pageTexts(language, productName);
  const page = pages[path];
  return {
    ...(page ?? product),
    path: page === undefined ? null : path,
    isListed: page !== undefined,
    languages: locales,
    picture: productPicture(product.title),
    linkedData: null,
  };
}

const tag = (name: 'name' | 'property', key: string, content: string) => `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`;
const alternate = (language: string, href: string) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`;

const oembedLink = (href: string, title: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" title="${escapeHtml(title)}" />`;

/** The canonical address, and the language versions: each names itself, all others and the default. */
function addressTags({ path, isListed, languages }: Seen, named: Locale | null, origin: string): string[] {
  if (path === null) return [tag('name', 'robots', 'noindex')];
  const canonical = link('canonical', origin + addressIn(path, named !== null && languages.includes(named) ? named : null));
  if (!isListed) return [tag('name', 'robots', 'noindex'), canonical];
  return [canonical, ...alternatesOf({ path, languages }, origin).map(([language, href]) => alternate(language, href))];
}

/** A data block, which Content-Security-Policy does not treat as a script; `<` is escaped so that no value can end it. */
const linkedDataBlock = (data: Seen['linkedData']): string =>
  data === null ? '' : `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

type Site = Pick<Config, 'productName' | 'publicUrl'>;

/** The link preview of this address (https://ogp.me). */
function previewTags(seen: Seen, { language, named }: Address, { productName, publicUrl }: Site): string {
  const { title, description, path } = seen;
  return [
    ...addressTags(seen, named, publicUrl),
    `<link rel="manifest" href="/manifest.webmanifest?language=${language}" />`,
    tag('name', 'apple-mobile-web-app-title', productName),
    tag('property', 'og:type', seen.linkedData?.['@type'] === 'Recipe' ? 'article' : 'website'),
    tag('property', 'og:site_name', productName),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', publicUrl + (path ?? '/')),
    tag('property', 'og:image', publicUrl + seen.picture.path),
    tag('property', 'og:image:type', seen.picture.type),
    tag('property', 'og:image:width', picture.width),
    tag('property', 'og:image:height', picture.height),
    tag('property', 'og:image:alt', seen.picture.alt),
    tag('property', 'og:locale', withCountry(language)),
    ...locales.filter((other) => other !== language).map((other) => tag('property', 'og:locale:alternate', withCountry(other))),
    tag('name', 'twitter:card', 'summary_large_image'),
    ...(seen.oembed === undefined ? [] : [oembedLink(publicUrl + seen.oembed, title)]),
    linkedDataBlock(seen.linkedData),
  ].join('');
}

/** The page's links, as a list. */
const linkList = (links: Seen['links'] = []): string =>
  links.length === 0
    ? ''
    : `<ul>${links.map(({ href, text }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`).join('')}</ul>`;

/** The place of the page's text, for readers without JavaScript. */
export const wordsSlot = '<!--words-->';

/** The page with its pre-rendered title, description, text and link preview. */
export function withLinkPreview(html: string, address: Address, site: Site, seen: Seen): string {
  const { title, description } = seen;
  return html
    .replace(/(<title>)[^<]*/, (_, start: string) => start + escapeHtml(title))
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escapeHtml(description))
    .replaceAll(wordsSlot, () => `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${linkList(seen.links)}`)
    .replace('<!--preview-->', () => previewTags(seen, address, site));
}
