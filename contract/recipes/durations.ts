import { digitSource, foldText, hanSource, matchesIn, numberSource, readNumber } from './number-words.ts';

/*
 * How long something takes, as people write and say it in the languages of the product: "1 h 30", "1 1/2 hours", "2–3 Std.", "half an hour",
 * "una hora y media", "डेढ़ घंटा", "一个半小时". The one place where times are read: of lines, of sentences, of what was heard.
 */

export interface Duration {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Of a range the upper end: nothing is taken out of an oven because it might be done. */
  minutes: number;
}

/** Without the words of East Asian languages, which nothing parts from what follows. */
const units: readonly (readonly [words: string, joined: string, minutes: number])[] = [
  ['d|days?|tage?n?|j|jours?|dias?|ايام|يوما?|ימים|יום|दिनों?', '日間?|天', 1_440],
  ['h|hrs?|hours?|stdn?|stunden?|heures?|horas?|ساعات|ساعة|ساعه|שעות|שעה|घंटे|घंटा|घंटों|घण्टे|घण्टा', '時間|小时|小時|钟头|鐘頭', 60],
  ['刻', '刻钟', 15],
  [
    'm|mins?|minutes?|minuten?|mn|minutos?|minutinhos?|دقائق|دقيقة|دقيقه|דקות|דקה|דק|मिनटों|मिनट|मिनिट',
    '分钟|分鐘|分間|分(?!の[\\d一二三四]|量|け|別)',
    1,
  ],
  ['s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|ثوان|ثواني|ثانية|שניות|שנייה|שניה|सेकंड|सेकेंड', '秒钟|秒間|秒', 1 / 60],
];
/** What one word says: "two hours" of Arabic and Hebrew, "a quarter of an hour" of German. */
const whole: readonly (readonly [words: string, minutes: number])[] = [
  ['(?:einer? )?dreiviertelstunde', 45],
  ['(?:einer? )?viertelstunde', 15],
  ['[لב]?ساعتان|[لב]?ساعتين|ل?שעתיים', 120],
  ['ل?دقيقتان|ل?دقيقتين', 2],
  ['ل?يومان|ل?يومين|ל?יומיים', 2_880],
  ['ل?ساعة|ל?שעה|hora(?= y media| y cuarto| e meia)|heure(?= et demie)', 60],
  ['ل?دقيقة|ל?דקה', 1],
];

const to = String.raw`\s*(?:-|–|—|~|〜|～|to|bis|a|or|oder|ou|o|hasta|ate|至|到|から|عد|الى|او|עד|או|से|या)\s*`;
const article = String.raw`(?<![\p{L}\p{M}])(?:an?|une?)(?![\p{L}\p{M}])`;
const spaced = `(?:${numberSource}|${article})`;
/** "between 1 and 2 hours": there "and" is no more. */
const between = String.raw`(?:(?:between|zwischen|entre|بين|בין)\s+${numberSource}\s+(?:and|und|et|y|e|و|ו)\s*)`;
const andMore = String.raw`(?:\s+(?:and a half|and a quarter|und eine? halbe|et demie?|y media|y cuarto|e meia|ونصف|وربع|و نصف|וחצי|ורבע)(?![\p{L}\p{M}])|半)`;
const unitWords = units.map(([words]) => String.raw`((?:${foldText(words)})(?![\p{L}\p{M}]))`).join('|');
const joinedWords = units.map(([, joined]) => `(${joined})`).join('|');
const wholeWords = whole.map(([words]) => String.raw`((?<![\p{L}\p{M}])(?:${foldText(words)})(?![\p{L}\p{M}]))`).join('|');
const clock = String.raw`(?<![\d.,:/])(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])\s*(h|std|uhr)?`;

const inWords = new RegExp(
  String.raw`(?<![\d.,/:])(?:${between}|${spaced}${to})??(${spaced})\s*-?\s*(?:of an? |d['’]|de |d )?(?:${unitWords})\.?(${andMore})?`,
  'gu',
);
const inSigns = new RegExp(
  String.raw`(?<![\d.,/:])(?:(?:${digitSource}|${hanSource})${to})??((?:${digitSource}|${hanSource}))\s*[个個か]?(半)?\s*(?:${joinedWords})(?:(${andMore}))?`,
  'gu',
);
const inOne = new RegExp(`(?:${wholeWords})(${andMore})?`, 'gu');
const onClock = new RegExp(clock, 'gu');

const moreOf = (said: string | undefined): number => (said === undefined ? 0 : /quarter|cuarto|ربع|רבע/u.test(said) ? 1 / 4 : 1 / 2);
const firstOf = (groups: readonly (string | undefined)[]): number => groups.findIndex((group) => group !== undefined);
const numberOf = (said: string): number => (/^(?:an?|une?)$/u.test(said) ? 1 : (readNumber(said) ?? 0));

type Found = Duration & { unit: number };

function wordsIn(text: string): Found[] {
  return matchesIn(text, inWords).map((found) => {
    const [said, number = '', ...rest] = found;
    const unit = units[firstOf(rest.slice(0, units.length))]?.[2] ?? 0;
    const minutes = (numberOf(number) + moreOf(rest[units.length])) * unit;
    return { start: found.index, end: found.index + said.length, minutes, unit };
  });
}

function signsIn(text: string): Found[] {
  return matchesIn(text, inSigns).flatMap((found) => {
    const [said, number = '', isHalf, ...rest] = found;
    const unit = units[firstOf(rest.slice(0, units.length))]?.[2] ?? 0;
    // 半分 is a half, and 十分に is "well".
    const isNone = unit === 1 && (number === '半' || (number === '十' && /^[にな]/u.test(text.slice(found.index + said.length))));
    const minutes = ((readNumber(number) ?? 0) + moreOf(isHalf) + moreOf(rest[units.length])) * unit;
    return isNone ? [] : [{ start: found.index, end: found.index + said.length, minutes, unit }];
  });
}

function wholeIn(text: string): Found[] {
  return matchesIn(text, inOne).map((found) => {
    const [said, ...rest] = found;
    const unit = whole[firstOf(rest.slice(0, whole.length))]?.[1] ?? 0;
    return { start: found.index, end: found.index + said.length, minutes: unit + moreOf(rest[whole.length]) * Math.min(unit, 60), unit };
  });
}

function clocksIn(text: string): Found[] {
  return matchesIn(text, onClock).flatMap((found) => {
    const [said, hours = '0', minutes = '0', word] = found;
    const end = found.index + said.length;
    // "at 7:30 pm" is a time of the day.
    if (word === 'uhr' || /^\s*(?:uhr|am|pm|[ap]\.m)/u.test(text.slice(end))) return [];
    const isShort = /^\s*min/u.test(text.slice(end));
    return [{ start: found.index, end, minutes: Number(hours) * (isShort ? 1 : 60) + Number(minutes) / (isShort ? 60 : 1), unit: 1 }];
  });
}

/** What stands between two parts of one time: "1 hour and 30 minutes". */
const joinsParts = /^\s*,?\s*(?:and|und|et|y|e|و-?|ו-?|और|と)?\s*$/u;
const endsRange = new RegExp(`^${to}$`, 'u');
/** "1 h 30": minutes that nobody calls so. */
const bareMinutes = /^\s*(?:(?:and|und|et|y|e)\s+)?([1-5]?\d)(?!\d|[.,:/]\d|\s*(?:[%°]|(?:g|kg|ml|cl|l|c|f|grad|deg\w*)(?!\p{L})))/u;

/** All times of a text, in their order; parts of one time are one. */
export function durationsIn(said: string): Duration[] {
  const text = foldText(said);
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

/** The time that a text begins with; null for one that begins with none. */
export function durationAtStart(text: string): Duration | null {
  const [first] = durationsIn(text);
  return first !== undefined && /^[\s\p{P}]*$/u.test(text.slice(0, first.start)) ? first : null;
}
