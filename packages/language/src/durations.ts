import { digitSource, hanSource, numberSource, readNumber } from './numbers.ts';
import { foldText, matchesIn } from './script.ts';
import { fromWords, patternOf, rowsOf } from './words.ts';

/*
 * Parses durations as people write and say them: "1 h 30", "1 1/2 hours", "2–3 Std.", "half an hour", "una hora y media", "डेढ़ घंटा", "一个半小时". Used
 * for ingredient lines, sentences and speech.
 */

export interface Duration {
  /** Its position in the text. */
  start: number;
  end: number;
  /** The upper end of a range, so that nothing is taken out of an oven too early. */
  minutes: number;
}

const units = [
  ['day', 1_440],
  ['hour', 60],
  ['quarter', 15],
  ['minute', 1],
  ['second', 1 / 60],
] as const;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The alternatives of a row, without those that are not separated from the following text. */
const rowIn = (key: string, isUnspaced: boolean): string =>
  rowsOf(key)
    .flatMap(([cell = '']) => (unspaced.test(cell) === isUnspaced ? [cell] : []))
    .join('|') || '(?!)';

const readers = fromWords(() => {
  const half = foldText(patternOf('number.and-half'));
  const quarter = foldText(`${patternOf('number.and-quarter')}|${patternOf('duration.and-quarter')}`);
  const to = String.raw`\s*(?:-|–|—|~|〜|～|${foldText(`${patternOf('to')}|${patternOf('or')}`)})\s*`;
  const one = foldText(patternOf('duration.one'));
  const spaced = String.raw`(?:${numberSource()}|(?<![\p{L}\p{M}])(?:${one})(?![\p{L}\p{M}]))`;
  const and = foldText(patternOf('and'));
  // "Between 1 and 2 hours": here "and" does not add.
  const between = String.raw`(?:(?:${foldText(patternOf('duration.between'))})\s+${numberSource()}\s+(?:${and})\s*)`;
  const andMore = String.raw`(?:\s+(?:${half}|${quarter})(?![\p{L}\p{M}])|半)`;
  const unitWords = units
    .map(([unit]) => foldText(unit === 'quarter' ? patternOf('duration.quarter-alone') : rowIn(`duration.${unit}`, false)))
    .map((words) => String.raw`((?:${words})(?![\p{L}\p{M}]))`)
    .join('|');
  const joinedWords = units.map(([unit]) => `(${rowIn(`duration.${unit}`, true)})`).join('|');
  // A duration in one word: "two hours" in Arabic and Hebrew, "a quarter of an hour" in German.
  const whole = rowsOf('duration.whole').map(([minutes = '0', words = '']) => ({ minutes: Number(minutes), words: foldText(words) }));
  const wholeWords = whole.map(({ words }) => String.raw`((?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}]))`).join('|') || '(?!)';
  const either = `(?:${digitSource()}|${hanSource})`;
  const ofDay = patternOf('duration.of-day');
  return {
    whole,
    inWords: new RegExp(
      String.raw`(?<![\d.,/:])(?:${between}|${spaced}${to})??(${spaced})\s*-?\s*(?:${patternOf('duration.of')})?(?:${unitWords})\.?(${andMore})?`,
      'gu',
    ),
    inSigns: new RegExp(
      String.raw`(?<![\d.,/:])(?:${either}${to})??(${either})\s*[個个か]?(半)?\s*(?:${joinedWords})(?:(${andMore}))?`,
      'gu',
    ),
    inOne: new RegExp(`(?:${wholeWords})(${andMore})?`, 'gu'),
    onClock: new RegExp(String.raw`(?<![\d.,:/])(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])\s*(${patternOf('duration.clock')})?`, 'gu'),
    isOfDay: new RegExp(`^(?:${ofDay})$`, 'u'),
    ofDayBehind: new RegExp(`^\\s*(?:${ofDay})`, 'u'),
    isOne: new RegExp(`^(?:${one})$`, 'u'),
    isQuarter: new RegExp(`^\\s*(?:${quarter})$`, 'u'),
    // What joins two parts of one duration: "1 hour and 30 minutes".
    joinsParts: new RegExp(`^\\s*,?\\s*(?:(?:${and})-?)?\\s*$`, 'u'),
    endsRange: new RegExp(`^${to}$`, 'u'),
    // "1 h 30": minutes without a unit.
    bareMinutes: new RegExp(
      String.raw`^\s*(?:(?:${and})\s+)?([1-5]?\d)(?!\d|[.,:/]\d|\s*(?:[%°]|(?:g|kg|ml|cl|l|c|f|${patternOf('duration.no-minutes')})(?!\p{L})))`,
      'u',
    ),
  };
});

const firstOf = (groups: readonly (string | undefined)[]): number => groups.findIndex((group) => group !== undefined);
const moreOf = (said: string | undefined): number => (said === undefined ? 0 : readers().isQuarter.test(said) ? 1 / 4 : 1 / 2);
const numberOf = (said: string): number => (readers().isOne.test(said) ? 1 : (readNumber(said) ?? 0));

type Found = Duration & { unit: number };

function wordsIn(text: string): Found[] {
  return matchesIn(text, readers().inWords).map((found) => {
    const [said, number = '', ...rest] = found;
    const unit = units[firstOf(rest.slice(0, units.length))]?.[1] ?? 0;
    const minutes = (numberOf(number) + moreOf(rest[units.length])) * unit;
    return { start: found.index, end: found.index + said.length, minutes, unit };
  });
}

function signsIn(text: string): Found[] {
  return matchesIn(text, readers().inSigns).flatMap((found) => {
    const [said, number = '', isHalf, ...rest] = found;
    const unit = units[firstOf(rest.slice(0, units.length))]?.[1] ?? 0;
    // 半分 is a half, and 十分に is "well".
    const isNone = unit === 1 && (number === '半' || (number === '十' && /^[にな]/u.test(text.slice(found.index + said.length))));
    const minutes = ((readNumber(number) ?? 0) + moreOf(isHalf) + moreOf(rest[units.length])) * unit;
    return isNone ? [] : [{ start: found.index, end: found.index + said.length, minutes, unit }];
  });
}

function wholeIn(text: string): Found[] {
  const { inOne, whole } = readers();
  return matchesIn(text, inOne).map((found) => {
    const [said, ...rest] = found;
    const unit = whole[firstOf(rest.slice(0, whole.length))]?.minutes ?? 0;
    return { start: found.index, end: found.index + said.length, minutes: unit + moreOf(rest[whole.length]) * Math.min(unit, 60), unit };
  });
}

function clocksIn(text: string): Found[] {
  const { onClock, isOfDay, ofDayBehind } = readers();
  return matchesIn(text, onClock).flatMap((found) => {
    const [said, hours = '0', minutes = '0', word] = found;
    const end = found.index + said.length;
    // "at 7:30 pm" is a time of day.
    if ((word !== undefined && isOfDay.test(word)) || ofDayBehind.test(text.slice(end))) return [];
    const isShort = /^\s*min/u.test(text.slice(end));
    return [{ start: found.index, end, minutes: Number(hours) * (isShort ? 1 : 60) + Number(minutes) / (isShort ? 60 : 1), unit: 1 }];
  });
}

/** All durations of a text, in order; parts of one are joined. */
export function durationsIn(said: string): Duration[] {
  const text = foldText(said);
  const { joinsParts, endsRange, bareMinutes } = readers();
  const all = [...wordsIn(text), ...signsIn(text), ...wholeIn(text), ...clocksIn(text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const found: Found[] = [];
  for (const one of all) {
    const before = found.at(-1);
    if (before !== undefined && one.start < before.end) continue;
    const gap = before === undefined ? null : text.slice(before.end, one.start);
    if (before !== undefined && gap !== null && one.unit < before.unit && joinsParts.test(gap)) {
      found[found.length - 1] = { start: before.start, end: one.end, minutes: before.minutes + one.minutes, unit: one.unit };
    } else if (before !== undefined && gap !== null && endsRange.test(gap)) found[found.length - 1] = { ...one, start: before.start };
    else found.push(one);
  }
  return found.map(({ start, end, minutes, unit }, at) => {
    const [more, bare = '0'] = unit === 60 ? (bareMinutes.exec(text.slice(end, found[at + 1]?.start)) ?? []) : [];
    return more === undefined ? { start, end, minutes } : { start, end: end + more.length, minutes: minutes + Number(bare) };
  });
}

/** The duration at the start of a text; null when there is none. */
export function durationAtStart(text: string): Duration | null {
  const [first] = durationsIn(text);
  return first !== undefined && /^[\s\p{P}]*$/u.test(text.slice(0, first.start)) ? first : null;
}
