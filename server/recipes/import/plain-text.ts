import { asText } from '../../../contract/text.ts';

/*
 * Texts of other programs often contain HTML. Only their plain text is kept: pages never interpret markup from it, and readers should not see tags.
 */

const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', deg: '°', frac12: '½', frac14: '¼',
  frac34: '¾', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ouml: 'ö', auml: 'ä', uuml: 'ü', szlig: 'ß', ntilde: 'ñ', rsquo: '’',
  lsquo: '‘', rdquo: '”', ldquo: '“', times: '×', bull: '•',
}; // prettier-ignore

function entity(whole: string, name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : name.startsWith('#') ? Number(name.slice(1)) : null;
  if (code === null) return named[name.toLowerCase()] ?? whole;
  return Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Without tags, comments, scripts and styles. Block elements end a line. */
const withoutTags = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|iframe|object|svg|math|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');

const tidy = (text: string): string =>
  asText(text.normalize('NFC').replace(/[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** No real recipe is longer. */
const longest = 100_000;

/** The plain text of an HTML fragment; '' when the value is not text. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? tidy(withoutTags(value.slice(0, longest)).replace(/&(#x?[\da-f]{1,6}|[a-z]+\d*);/gi, entity)) : '';

/** The same in one line. */
export const plainLine = (value: unknown): string => plainText(value).replace(/\n+/g, ' ');

/** Plain text from AnyDish, with characters removed that would be markup elsewhere. */
export const ownText = (value: string): string => tidy(withoutTags(value.slice(0, longest)));
