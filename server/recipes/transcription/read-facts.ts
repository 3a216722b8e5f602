import { durationAtStart } from '@anydish/language/durations';
import { numberSource, readNumber } from '@anydish/language/numbers';
import { foldText, matchesIn } from '@anydish/language/script';
import { minutesIn, western } from '../import/read-times.ts';
import { cookTime, dozens, prepBehind, prepTime, servingsAfter, servingsBefore, servingsFor, wholeTime, yields } from './said-words.ts';
import { numberOf, type SourceLine } from './source-lines.ts';

/** Facts of a recipe besides its lines. */
export interface Facts {
  servings: number | null;
  prep: number | null;
  cook: number | null;
  whole: number | null;
}

export const noFacts: Facts = { servings: null, prep: null, cook: null, whole: null };

const clean = (text: string) => western(text).replaceAll('\t', ' | ');

interface Timed {
  minutes: number | null;
  /** The text without it. */
  rest: string;
}

/** A time in a text, and the rest of the text. */
function timeBy(pattern: RegExp, text: string): Timed {
  const found = pattern.exec(text);
  if (found === null) return { minutes: null, rest: text };
  const behind = found.index + found[0].length;
  const duration = durationAtStart(text.slice(behind));
  if (duration === null || duration.start > 1) {
    // "Cook the rice. Cooking time: 20 min": the first is not a time label.
    const later = timeBy(pattern, text.slice(behind));
    return { minutes: later.minutes, rest: later.minutes === null ? text : text.slice(0, behind) + later.rest };
  }
  return { minutes: minutesIn(duration.minutes), rest: `${text.slice(0, found.index)} ${text.slice(behind + duration.end)}` };
}

const words = new RegExp(numberSource(), 'gu');

/** A text with number words as digits: "serves four". */
const inDigits = (text: string): string => {
  let last = 0;
  let said = '';
  for (const { 0: found, index } of matchesIn(foldText(text), words)) {
    const value = /\d/u.test(found) ? null : readNumber(found);
    if (value === null || !Number.isInteger(value)) continue;
    said += text.slice(last, index) + String(value);
    last = index + found.length;
  }
  return said + text.slice(last);
};

const eating = [servingsBefore, servingsAfter, servingsFor] as const;

const perDozen = 12;

function servingsIn(text: string): number | null {
  const said = inDigits(text);
  const dozen = Number(dozens.exec(said)?.[1] ?? 0) * perDozen;
  if (dozen >= 1 && dozen <= 100 && yields.test(said)) return dozen;
  const [, count] = eating.reduce<RegExpExecArray | null>((found, pattern) => found ?? pattern.exec(said), null) ?? [];
  const number = Number(count ?? 0);
  return number >= 1 && number <= 100 ? number : null;
}

/** "20 minutes to prep": the time stands before its label. */
function prepBehindIn(text: string): Timed {
  for (const { index } of matchesIn(text, /(?<!\d)\d/gu)) {
    const duration = durationAtStart(text.slice(index));
    if (duration === null || duration.start > 1) continue;
    const behind = index + duration.end;
    const label = prepBehind.exec(text.slice(behind));
    if (label !== null)
      return { minutes: minutesIn(duration.minutes), rest: `${text.slice(0, index)} ${text.slice(behind + label[0].length)}` };
  }
  return { minutes: null, rest: text };
}

/** Servings and times in a line. */
export function factsIn(line: string): Facts {
  const text = clean(line);
  const before = timeBy(prepTime, text);
  const prep = before.minutes === null ? prepBehindIn(text) : before;
  const cook = timeBy(cookTime, prep.rest);
  // "Total time 40 min" must not also match "time 40 min".
  return { servings: servingsIn(text), prep: prep.minutes, cook: cook.minutes, whole: timeBy(wholeTime, cook.rest).minutes };
}

const isNothing = ({ servings, prep, cook, whole }: Facts) => servings === null && prep === null && cook === null && whole === null;

/** Whether a line says little else. */
export function isFactLine(line: string): boolean {
  // "3. Cook 1/2 hour" is a step.
  if (line.length > 140 || numberOf(line) !== null || isNothing(factsIn(line))) return false;
  const untimed = [prepTime, cookTime, wholeTime].reduce((text, pattern) => timeBy(pattern, text).rest, clean(line));
  const said = inDigits(untimed);
  const counted = yields.test(said) ? said.replace(dozens, ' ').replace(yields, ' ') : said;
  const rest = eating.reduce((text, pattern) => text.replace(pattern, ' '), counted);
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= 14;
}

const labels = [prepTime, cookTime, wholeTime];
const isLabel = (text: string) =>
  text.length <= 40 && labels.some((pattern) => pattern.exec(text)?.[0] === text) && durationAtStart(text) === null;

/** Joins a label and its value on the next line: "Preparation time", "less than 30 mins". */
export function labelsJoined<Line extends SourceLine>(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    const both =
      before === undefined || line.text === '' || !isLabel(before.text)
        ? null
        : { ...before, text: `${before.text.replace(/\s*[:：]$/u, '')}: ${line.text}` };
    if (both !== null && !isNothing(factsIn(both.text))) found[found.length - 1] = both;
    else found.push(line);
  }
  return found;
}

/** The first value counts. */
export const joined = (facts: Facts, more: Facts): Facts => ({
  servings: facts.servings ?? more.servings,
  prep: facts.prep ?? more.prep,
  cook: facts.cook ?? more.cook,
  whole: facts.whole ?? more.whole,
});
