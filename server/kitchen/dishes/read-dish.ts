import { units, yieldUnits, type Growth, type Unit } from '../../../contract/recipes/recipe.ts';
import type { Addition, Clause, Dish, DishIngredient, OpenPlace, Part, Risk, Yield } from './dish.ts';
import type { Audience, Cuisine, Course, DishKind, Equipment, Manner, Method, Occasion, Season } from './features.ts';
import { readTemplate, type Template } from './template.ts';

/** A dish as it is written down; docs/kitchen-dishes.md explains each line. */
export interface DishSource {
  title: string;
  /** The title when a food in it was swapped. */
  swapped?: string;
  also?: string;
  summary: string;
  kinds: readonly [DishKind, ...DishKind[]];
  courses: readonly [Course, ...Course[]];
  cuisines: readonly [Cuisine, ...Cuisine[]];
  occasions?: readonly Occasion[];
  seasons?: readonly Season[];
  audiences?: readonly Audience[];
  manners?: readonly Manner[];
  methods?: readonly Method[];
  needs?: readonly Equipment[];
  makes: string;
  prep: number;
  list: string;
  method: string;
  swaps?: Readonly<Record<string, string>>;
  /** Food -> roles and kinds that may take its place when they are asked for. */
  varies?: Readonly<Record<string, string>>;
  /** `roles and kinds | grams in a serving | before which step | sentences with {a}` */
  takes?: readonly string[];
  risks?: readonly Risk[];
  /** Places of an improvised dish: `@name` -> `roles and kinds | grams in a serving | least-most` */
  open?: Readonly<Record<string, string>>;
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const unitNames: ReadonlySet<string> = new Set(units);
const isUnit = (name: string): name is Unit => unitNames.has(name);
const signs: Readonly<Record<string, Part>> = { '!': 'defining', '?': 'optional' };

const numberOf = (text: string) => {
  const [over, under] = text.split('/');
  return under === undefined ? Number(over) : Number(over) / Number(under);
};

/** `! 400 g chicken-breast, cut into {2cm} pieces`: sign, amount, unit, food, note. `=` before the amount: it does not follow the servings. */
function readIngredient(line: string): DishIngredient {
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

/** `12m*: text`: minutes, how they grow, `rest` for waiting, `meanwhile` for what goes on beside. */
function readClause(text: string, given: readonly string[] = []): Clause {
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
function readYield(text: string): Yield {
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

const readSwaps = (swaps: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(swaps).map(([from, list]) => [
      from,
      list
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => {
          const [to = '', ratio = '1'] = word.split('*');
          return { to, ratio: Number(ratio) };
        }),
    ]),
  );

/** Titles and summaries speak of foods in general: "risotto with mushrooms", not "with the mushrooms". */
function nounPhrase(written: string, form = 'bare'): Template {
  const template = readTemplate(written);
  return { ...template, key: template.key.replace(/\{([a-e])\}/g, `{$1:${form}}`) };
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function readAddition(line: string): Addition {
  const [by = '', grams = '', before = '', sentences = ''] = line.split(' | ');
  if (!(Number(grams) > 0) || !(Number(before) > 0) || sentences === '') throw new Error(`"${line}" is no addition`);
  // In the sentence of an addition `{a}` is filled by what was asked for.
  const clauses = sentences.split(' / ').map((sentence) => readClause(sentence, ['a']));
  return { by: words(by), grams: Number(grams), before: Number(before) - 1, clauses };
}

function readOpen([name, line]: [string, string]): OpenPlace {
  const [by = '', grams = '', range = ''] = line.split(' | ');
  const [least, most] = range.split('-').map(Number);
  if (!(Number(grams) >= 0) || least === undefined || most === undefined) throw new Error(`"${line}" is no open place`);
  return { name, by: words(by), grams: Number(grams), least, most };
}

/** @throws Error that names the dish and what cannot be read. */
function readDish(id: string, source: DishSource): Dish {
  try {
    return {
      id,
      // What is improvised is called by what it is made of: "carrot soup".
      title: nounPhrase(source.title, source.open === undefined ? 'bare' : 'one'),
      titleWhenSwapped: source.swapped === undefined ? null : nounPhrase(source.swapped),
      also: (source.also ?? '')
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
      summary: nounPhrase(source.summary),
      kinds: source.kinds,
      courses: source.courses,
      cuisines: source.cuisines,
      occasions: source.occasions ?? [],
      seasons: source.seasons ?? [],
      audiences: source.audiences ?? [],
      manners: source.manners ?? [],
      methods: source.methods ?? [],
      needs: source.needs ?? [],
      makes: readYield(source.makes),
      prepMinutes: source.prep,
      ingredients: lines(source.list).map((line) => readIngredient(line)),
      steps: lines(source.method).map((line) => line.split(' / ').map((sentence) => readClause(sentence))),
      swaps: readSwaps(source.swaps ?? {}),
      variations: Object.entries(source.varies ?? {}).map(([food, by]) => ({ food, by: words(by) })),
      additions: (source.takes ?? []).map(readAddition),
      risks: source.risks ?? [],
      open: Object.entries(source.open ?? {}).map(readOpen),
    };
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Writes dishes down: `dishes({ 'pea-soup': { ... } })`. */
export const dishes = (sources: Readonly<Record<string, DishSource>>): Dish[] =>
  Object.entries(sources).map(([id, source]) => readDish(id, source));
