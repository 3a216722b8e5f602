import { minutesIn, western } from '../import/read-times.ts';
import { cookTime, prepTime, servingsAfter, servingsBefore, wholeTime } from './said-words.ts';

/** What a recipe says of itself beside its lines. */
export interface Facts {
  servings: number | null;
  prep: number | null;
  cook: number | null;
  whole: number | null;
}

export const noFacts: Facts = { servings: null, prep: null, cook: null, whole: null };

const clean = (text: string) => western(text).replaceAll('\t', ' | ');

function minutesBy(pattern: RegExp, text: string): number | null {
  const [, duration] = pattern.exec(text) ?? [];
  if (duration === undefined) return null;
  const [, hours, minutes] = /^(\d+)\s*:\s*(\d{2})/u.exec(duration) ?? [];
  return hours === undefined || minutes === undefined ? minutesIn(duration) : Number(hours) * 60 + Number(minutes);
}

function servingsIn(text: string): number | null {
  const [, count] = servingsBefore.exec(text) ?? servingsAfter.exec(text) ?? [];
  const number = Number(count ?? 0);
  return number >= 1 && number <= 100 ? number : null;
}

/** What a line says of servings and times. */
export function factsIn(line: string): Facts {
  const text = clean(line);
  const prep = minutesBy(prepTime, text);
  const cook = minutesBy(cookTime, text);
  // "Total time 40 min" is no "time 40 min" of another kind.
  const rest = text.replace(prepTime, '').replace(cookTime, '');
  return { servings: servingsIn(text), prep, cook, whole: minutesBy(wholeTime, rest) };
}

const isNothing = ({ servings, prep, cook, whole }: Facts) => servings === null && prep === null && cook === null && whole === null;

/** Whether a line says this and hardly anything else. */
export function isFactLine(line: string): boolean {
  if (line.length > 140 || isNothing(factsIn(line))) return false;
  const rest = [prepTime, cookTime, wholeTime, servingsBefore, servingsAfter].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    clean(line),
  );
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= 14;
}

/** The first that says something is believed. */
export const joined = (facts: Facts, more: Facts): Facts => ({
  servings: facts.servings ?? more.servings,
  prep: facts.prep ?? more.prep,
  cook: facts.cook ?? more.cook,
  whole: facts.whole ?? more.whole,
});
