import { entryAt, isSkippable, type Context } from './context.ts';

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** Parses digits of any script: "4", "٤", "४", "1,5". */
function digits(key: string): number | null {
  if (!/\p{N}/u.test(key)) return null;
  const western = key.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 48;
    for (const zero of [0x30, 0x660, 0x6f0, 0x966]) if (code >= zero && code <= zero + 9) return String(code - zero);
    return digit;
  });
  if (fractions[western] !== undefined) return fractions[western];
  return /^\d+(?:[.,]\d+)?$/.test(western) ? Number(western.replace(',', '.')) : null;
}

export interface Quantity {
  value: number;
  end: number;
}

/** A number at a token, in digits or words. */
export function numberAt(context: Context, at: number): Quantity | null {
  const token = context.tokens[at];
  if (token === undefined) return null;
  const value = digits(token.key);
  if (value !== null) return { value, end: at + 1 };
  const word = entryAt(context, at, 'number');
  return word === undefined ? null : { value: word.value, end: context.mentions[at]?.end ?? at + 1 };
}

function unitAt(context: Context, at: number): { minutes: number; end: number } | null {
  const unit = entryAt(context, at, 'unit');
  if (unit !== undefined) return { minutes: unit.minutes, end: context.mentions[at]?.end ?? at + 1 };
  // "30-minute": the hyphen is a separate token.
  return context.tokens[at]?.key === '-' ? unitAt(context, at + 1) : null;
}

/** A duration at a token, in minutes: "half an hour", "1 h 30", "45 min", "1½ hours". */
export function timeAt(context: Context, at: number): Quantity | null {
  const phrase = entryAt(context, at, 'duration');
  if (phrase !== undefined) return { value: phrase.minutes, end: context.mentions[at]?.end ?? at + 1 };
  const number = numberAt(context, at);
  if (number === null) return null;
  const fraction = context.tokens[number.end] === undefined ? null : (fractions[context.tokens[number.end]?.key ?? ''] ?? null);
  const unit = unitAt(context, fraction === null ? number.end : number.end + 1);
  if (unit === null) return null;
  const minutes = (number.value + (fraction ?? 0)) * unit.minutes;
  if (unit.minutes !== 60) return { value: minutes, end: unit.end };
  const more = numberAt(context, isSkippable(context, unit.end) ? unit.end + 1 : unit.end);
  if (more === null || more.value >= 60) return { value: minutes, end: unit.end };
  const moreUnit = unitAt(context, more.end);
  return moreUnit?.minutes === 1 ? { value: minutes + more.value, end: moreUnit.end } : { value: minutes, end: unit.end };
}
