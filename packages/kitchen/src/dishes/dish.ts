import type { Growth, StepTime, Unit, YieldUnit } from '../../../../contract/recipes/recipe.ts';
import type { Audience, Cuisine, Course, DishKind, Equipment, Manner, Method, Occasion, Season } from './features.ts';
import type { Template } from './template.ts';

/** What a dish makes, and by which increments that can change. */
export interface Yield {
  servings: number;
  /** Null for what is simply served. */
  pieces: { count: number; of: YieldUnit } | null;
  /** The minimum and the increment, as a share of the whole: 1 for a loaf, 0.5 for a tray of biscuits; 0: any number of servings. */
  step: number;
}

/** The role of an ingredient: without a defining one it is another dish; an optional one can be omitted. */
export type Part = 'defining' | 'swappable' | 'optional';

export interface DishIngredient {
  food: string;
  /** Null: to taste. */
  amount: number | null;
  unit: Unit | null;
  /** A key of the text catalogs: "finely chopped"; may contain measures. */
  note: Template | null;
  part: Part;
  /** False for amounts that do not scale. */
  scales: boolean;
}

/** One sentence of a step. It is dropped with a food that it needs. */
export interface Clause {
  template: Template;
  /** Minutes; null: too short for a timer. */
  minutes: number | null;
  growth: Growth;
  /** `waiting`: unattended (dough rises). `meanwhile`: parallel to other steps, adds nothing to the total. */
  time: StepTime;
}

/** A food that can be replaced on request: "prawn curry". */
export interface Variation {
  food: string;
  /** Roles and kinds of its replacements. */
  by: readonly string[];
}

/** Foods that can be added on request: "blueberry pancakes". */
export interface Addition {
  by: readonly string[];
  /** Total grams per serving. */
  grams: number;
  /** The step before which the sentences are inserted, counted from 0. */
  before: number;
  /** The placeholder is `{a}`. */
  clauses: readonly Clause[];
}

/** A slot of an improvised dish, filled by roles and kinds. */
export interface OpenPlace {
  name: string;
  by: readonly string[];
  grams: number;
  least: number;
  most: number;
}

export const risks = ['raw-egg', 'raw-fish', 'raw-meat', 'unpasteurised'] as const;
export type Risk = (typeof risks)[number];

export interface Dish {
  id: string;
  title: Template;
  /** The title when one of its foods was swapped. */
  titleWhenSwapped: Template | null;
  /** Other English names. */
  also: readonly string[];
  summary: Template;
  kinds: readonly DishKind[];
  courses: readonly Course[];
  cuisines: readonly Cuisine[];
  occasions: readonly Occasion[];
  seasons: readonly Season[];
  audiences: readonly Audience[];
  manners: readonly Manner[];
  methods: readonly Method[];
  needs: readonly Equipment[];
  makes: Yield;
  prepMinutes: number;
  ingredients: readonly DishIngredient[];
  steps: readonly (readonly Clause[])[];
  /** Substitutes that are better than the lexicon's for this dish: food -> foods, best first. */
  swaps: ReadonlyMap<string, readonly { to: string; ratio: number }[]>;
  variations: readonly Variation[];
  additions: readonly Addition[];
  /** Foods eaten raw: unsafe for pregnant women and babies. */
  risks: readonly Risk[];
  /** Empty for a complete dish; see improvise/. */
  open: readonly OpenPlace[];
}
