import { units, yieldUnits, type Growth, type Unit } from '../../../../contract/recipes/recipe.ts';
import type { Addition, Clause, DishIngredient, OpenPlace, Part, Yield } from './dish.ts';
import { readTemplate, type Template } from './template.ts';

const unitNames: ReadonlySet<string> = new Set(units);
const isUnit = (name: string): name is Unit => unitNames.has(name);
const signs: Readonly<Record<string, Part>> = { '!': 'defining', '?': 'optional' };

const numberOf = (text: string) => {
  const [over, under] = text.split('/');
  return under === undefined ? Number(over) : Number(over) / Number(under);
};

/**
 * `! 400 g chicken-breast, cut into {2cm} pieces`: sign, amount, unit, food, note. `=` before the amount: fixed, does not scale with the servings.
 */
export function readIngredient(line: string): DishIngredient {
  const match = /^([!?]?)\s*(=?)\s*(?:(\d+(?:\.\d+)?(?:\/\d+)?)\s+)?(?:(fl oz|[a-z]+)\s+)?(@?[a-z0-9]+(?:-[a-z0-9]+)*)(?:,\s*(.+))?$/.exec(
    line,
  );
  const [, sign = '', fixed = '', amount, unit, food = '', note] = match ?? [];
  if (match === null) throw new Error(`"${line}" is no ingredient`);
  if (unit !== undefined && !isUnit(unit)) throw new Error(`"${unit}" in "${line}" is no unit`);
  return {
    food,
    amount: amount === undefined ? null : numberOf(amount),
    unit: unit === undefined ? null : unit,
    // In a note `{a}` is the ingredient itself.
    note: note === undefined ? null : readTemplate(note, ['a']),
    part: signs[sign] ?? 'swappable',
    scales: fixed === '' && amount !== undefined,
  };
}

const growths: Readonly<Record<string, Growth>> = { '*': 'batches', '^': 'size' };

/** `12m*: text`: minutes, how they scale, `rest` for waiting, `meanwhile` for parallel work. */
export function readClause(text: string, given: readonly string[] = []): Clause {
  const match = /^(\d+)m([*^]?)(?:\s+(rest|meanwhile))?:\s*(.+)$/.exec(text.trim());
  const [, minutes, growth = '', time, sentence] = match ?? [];
  return {
    template: readTemplate(sentence ?? text.trim(), given),
    minutes: minutes === undefined ? null : Number(minutes),
    growth: growths[growth] ?? 'none',
    time: time === 'rest' ? 'waiting' : time === 'meanwhile' ? 'meanwhile' : 'working',
  };
}

/** `4 servings`, `16 biscuits for 8, by half`, `1 loaf for 12, by whole`. */
export function readYield(text: string): Yield {
  const match = /^(\d+) ([a-z]+)(?: for (\d+))?(?:, by (whole|half|third|quarter|any))?$/.exec(text);
  const [, count = '', word = '', servings, by] = match ?? [];
  if (match === null) throw new Error(`"${text}" does not say what it makes`);
  const steps: Readonly<Record<string, number>> = { whole: 1, half: 1 / 2, third: 1 / 3, quarter: 1 / 4, any: 0 };
  if (word === 'servings' || word === 'serving')
    return { servings: Number(count), pieces: null, step: by === undefined ? 0 : (steps[by] ?? 0) };
  const of = yieldUnits.find(
    (unit) => word === unit || word === `${unit}s` || (word === 'loaves' && unit === 'loaf') || word === `${unit}es`,
  );
  if (of === undefined || servings === undefined) throw new Error(`"${text}" does not say what it makes`);
  return { servings: Number(servings), pieces: { count: Number(count), of }, step: by === undefined ? 1 / 2 : (steps[by] ?? 0) };
}

/** Titles and summaries name foods without an article: "risotto with mushrooms", not "with the mushrooms". */
export function nounPhrase(written: string, form = 'bare'): Template {
  const template = readTemplate(written);
  return { ...template, key: template.key.replace(/\{([a-e])\}/g, `{$1:${form}}`) };
}

/** The words of a line. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** `quick-vegetable leaf | 60 | 2 | Add {a}.`: roles and kinds, grams per serving, the step it precedes, sentences. */
export function readAddition(line: string): Addition {
  const [by = '', grams = '', before = '', sentences = ''] = line.split(' | ');
  if (!(Number(grams) > 0) || !(Number(before) > 0) || sentences === '') throw new Error(`"${line}" is no addition`);
  // In an addition's sentence, `{a}` is the requested food.
  const clauses = sentences.split(' / ').map((sentence) => readClause(sentence, ['a']));
  return { by: wordsIn(by), grams: Number(grams), before: Number(before) - 1, clauses };
}

/** `@main: poultry fish | 170 | 1-2`: the name of a slot, roles and kinds, grams per serving, minimum and maximum. */
export function readOpen(name: string, line: string): OpenPlace {
  const [by = '', grams = '', range = ''] = line.split(' | ');
  const [least, most] = range.split('-').map(Number);
  if (!(Number(grams) >= 0) || least === undefined || most === undefined) throw new Error(`"${line}" is no open place`);
  return { name, by: wordsIn(by), grams: Number(grams), least, most };
}

/** `cream oat-cream*0.5`: substitutes, best first, with their share of the amount. */
export const readSwaps = (line: string): { to: string; ratio: number }[] =>
  wordsIn(line).map((word) => {
    const [to = '', ratio = '1'] = word.split('*');
    if (!(Number(ratio) > 0)) throw new Error(`"${word}" is no swap`);
    return { to, ratio: Number(ratio) };
  });
