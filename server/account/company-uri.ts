import { randomInt } from 'node:crypto';
import { cutText } from '../../contract/text.ts';

const mostLetters = 40;
// Without characters that are easily confused.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const suffixLength = 8;

/**
 * A company's name in paths: its Latin letters and digits and a random suffix, so that it is unique and does not reveal other companies with that
 * name. With 30^8 suffixes, collisions are negligible.
 */
export function uriFor(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/['’]s\b|[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const slug = cutText(words, mostLetters).replaceAll(/^-|-$/g, '');
  const suffix = Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${slug === '' ? 'kitchen' : slug}-${suffix}`;
}
