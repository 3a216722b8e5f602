/*
 * What is known of scripts: their digits, and how their letters are compared.
 */

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const;

function folded(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  if (sign === '⁄' || sign === '∕' || sign === '／') return '/';
  const [first = sign] = sign.toLowerCase().normalize('NFD');
  // A vowel of Japanese keeps its marks: か is no が.
  return /[\u3040-\u30FF]/u.test(sign) ? sign : first;
}

/**
 * A text as words and numbers in it are looked for: small, without accents, with the digits of the West. It is as long as it was, so that a
 * place in the one is a place in the other.
 */
export const foldText = (text: string): string => text.replace(/[^ -@[-`{-~a-z]/g, folded);

/** The value of a decimal digit: those of a script stand in a row that begins with its zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** The text with the digits of any script as those of the West. */
export const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));

/** All matches of a global pattern. `matchAll` copies the pattern at each call, which for patterns of many words takes longer than the search. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
