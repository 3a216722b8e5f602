import { locales, type Locale } from '../../contract/shell/locales.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { pageTexts } from './page-texts.ts';

/** The picture of every preview: public/app/link-preview.png, which `npm run images` draws. */
const picture = { path: '/app/link-preview.png', type: 'image/png', width: '1200', height: '630' };

/** Open Graph names a language by a country too, of those that it knows. */
const countries: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  'pt-BR': 'pt_BR',
  ar: 'ar_AR',
  he: 'he_IL',
  ja: 'ja_JP',
  'zh-Hans': 'zh_CN',
  hi: 'hi_IN',
};

interface Address {
  path: string;
  language: Locale;
}

const tag = (name: 'name' | 'property', key: string, content: string) => `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;

/**
 * What a link to this address looks like elsewhere (https://ogp.me). A private page is told from no other one: it shows the product,
 * leads to its start, and is not to be found by search.
 */
function previewTags({ path, language }: Address, { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>): string {
  const { pages, product } = pageTexts(language, productName);
  const page = pages[path];
  const { title, description } = page ?? product;
  const url = publicUrl + (page === undefined ? '/' : path);
  return [
    page === undefined ? tag('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    `<link rel="manifest" href="/manifest.webmanifest?language=${language}" />`,
    tag('name', 'apple-mobile-web-app-title', productName),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', productName),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', publicUrl + picture.path),
    tag('property', 'og:image:type', picture.type),
    tag('property', 'og:image:width', picture.width),
    tag('property', 'og:image:height', picture.height),
    tag('property', 'og:image:alt', product.title),
    tag('property', 'og:locale', countries[language]),
    ...locales.filter((other) => other !== language).map((other) => tag('property', 'og:locale:alternate', countries[other])),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/** Where the page's own words go, for readers that run no code. */
export const wordsSlot = '<!--words-->';

/** The page with what is seen of this address before any code runs: its title, its description, its words, its link preview. */
export function withLinkPreview(html: string, address: Address, config: Pick<Config, 'productName' | 'publicUrl'>): string {
  const { pages, product } = pageTexts(address.language, config.productName);
  const { title, description } = pages[address.path] ?? product;
  return html
    .replace(/(<title>)[^<]*/, (_, start: string) => start + escapeHtml(title))
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escapeHtml(description))
    .replaceAll(wordsSlot, () => `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`)
    .replace('<!--preview-->', () => previewTags(address, config));
}
