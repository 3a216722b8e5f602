import { randomInt } from 'node:crypto';
import { cutText } from '../../contract/text.ts';

const mostLetters = 40;
// Without letters and digits that are taken for each other.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const suffixLength = 8;

/**
 * A company's name in paths: its Latin letters and digits, then chance, so that it is unique and tells nobody how many
 * others of that name there are. 30^8 suffixes: two alike are no more to be expected than a fault of the disk.
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
