import type { Growth, StepTime, Unit, YieldUnit } from '../../../../contract/recipes/recipe.ts';
import type { Audience, Cuisine, Course, DishKind, Equipment, Manner, Method, Occasion, Season } from './features.ts';
import type { Template } from './template.ts';

/** What a dish makes, and in what steps that can be changed. */
export interface Yield {
  servings: number;
  /** Null for what is simply served. */
  pieces: { count: number; of: YieldUnit } | null;
  /** The least that may be made, and every further step, as a share of the whole: 1 for a loaf, 0.5 for a tray of biscuits; 0: any number of servings. */
  step: number;
}

/** What an ingredient is to its dish: without a defining one it is another dish, an optional one is simply left out. */
export type Part = 'defining' | 'swappable' | 'optional';

export interface DishIngredient {
  food: string;
  /** Null: to taste. */
  amount: number | null;
  unit: Unit | null;
  /** A key of the catalogs of texts: "finely chopped"; may hold measures. */
  note: Template | null;
  part: Part;
  /** False for what stays the same for any servings. */
  scales: boolean;
}

/** One sentence of a step. It is gone when one of its foods is. */
export interface Clause {
  template: Template;
  /** Minutes; null: no time worth a timer. */
  minutes: number | null;
  growth: Growth;
  /** `waiting`: nobody works meanwhile (dough rises). `meanwhile`: it goes on beside other steps and adds nothing to the whole. */
  time: StepTime;
}

/** A food that may take another's place when somebody asks for it: "prawn curry". */
export interface Variation {
  food: string;
  /** Roles and kinds of foods that may. */
  by: readonly string[];
}

/** Foods that go in besides when somebody asks for them: "blueberry pancakes". */
export interface Addition {
  by: readonly string[];
  /** Grams of all of them together in a serving. */
  grams: number;
  /** The step before which its sentences stand, counted from 0. */
  before: number;
  /** Their place is `{a}`. */
  clauses: readonly Clause[];
}

/** A place in an improvised dish that foods fill by what they are. */
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
  /** The title when one of the foods in it was swapped. */
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
  /** Better swaps than the lexicon's for this dish: food -> foods, best first. */
  swaps: ReadonlyMap<string, readonly { to: string; ratio: number }[]>;
  variations: readonly Variation[];
  additions: readonly Addition[];
  /** What is eaten raw in it: nothing for pregnant women and babies. */
  risks: readonly Risk[];
  /** Empty for a dish that is whole; see improvise/. */
  open: readonly OpenPlace[];
}
