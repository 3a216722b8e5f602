import { patternOf } from '@anydish/language/words';

/*
 * "The BEST Fluffy Pancakes Ever! (Easy + Quick)" is about fluffy pancakes. Titles of blogs praise; a title that only describes ("Easy chicken pie")
 * stays as it is.
 */

// Words of Han and kana stand without spaces.
const behind = String.raw`(?:(?![\p{L}\p{M}])|(?<=[\p{Script=Han}\p{Script=Hiragana}]))`;
const before = String.raw`(?:(?<![\p{L}\p{M}])|(?=[\p{Script=Han}\p{Script=Hiragana}]))`;
const loud = patternOf('title.loud');
const praise = `(?:${loud}|${patternOf('title.praise')})`;
const isLoud = new RegExp(`${before}(?:${loud})${behind}`, 'iu');
const first = new RegExp(String.raw`^(?:(?:${patternOf('title.article')})\s*)?${praise}${behind}\s*(?:${patternOf('title.of')})?`, 'iu');
const last = new RegExp(`${before}${praise}$`, 'iu');
const joints = new RegExp(
  String.raw`^(?:[\s,+&|:–—-]|(?:${patternOf('title.and')})\s)+|(?:[\s,+&|:–—.-]|\s(?:${patternOf('title.and')})(?=\s*$))+$`,
  'giu',
);
const brackets = /[(（[【]([^()（）[\]【】]*)[)）\]】]/gu;

/** A text without praise at its ends. */
function unpraised(text: string): string {
  const shorter = text.replace(joints, '').replace(first, '').replace(last, '').replace(joints, '');
  return shorter === text ? text : unpraised(shorter);
}

/** The name of the dish out of a title that praises; other titles as they are. */
export function plainTitle(title: string): string {
  if (!isLoud.test(title) && !/[!！¡]/u.test(title)) return title;
  const calm = title
    .replace(/[!！¡]+/gu, ' ')
    .replace(brackets, (whole, inside: string) => (unpraised(inside.trim()) === '' ? ' ' : whole));
  const plain = unpraised(calm.replace(/\s+/gu, ' ').trim());
  if (!/[\p{L}\p{M}]{3}|\p{Script=Han}|\p{Script=Hiragana}{2}|\p{Script=Katakana}{2}/u.test(plain)) return title;
  const [letter = ''] = plain;
  return letter.toLocaleUpperCase() + plain.slice(letter.length);
}
