import type { Growth, StepTime, Unit } from '../../../contract/recipes/recipe.ts';
import type { Part, Yield } from './dishes/dish.ts';
import type { Cuisine, DishKind } from './dishes/features.ts';
import type { Measure, Share } from './dishes/template.ts';

/*
 * A recipe before it is written in a language: foods by their ids, sentences by their keys. Everything that a wish changes is
 * changed here, so sentences are made last and are whole in every language. It is stored beside the recipe, which can be written
 * anew in another language from it.
 */

/** An ingredient in a place of a sentence: its index in the plan's list, and how much of it. */
export interface Place {
  at: number;
  share: Share;
  /** The kind that the food here must be of, else the place is empty. */
  as?: string;
}

/** A sentence whose places point into the plan's ingredients. */
export interface PlannedText {
  key: string;
  slots: Readonly<Record<string, readonly Place[]>>;
  measures: Readonly<Record<string, Measure>>;
}

export interface PlannedIngredient {
  food: string;
  amount: number | null;
  unit: Unit | null;
  note: PlannedText | null;
  part: Part;
  scales: boolean;
  /** What stood here before a wish asked for something else. */
  was: string | null;
}

export interface PlannedClause extends PlannedText {
  minutes: number | null;
}

export interface PlannedStep {
  clauses: readonly PlannedClause[];
  growth: Growth;
  time: StepTime;
}

/** A sentence of the kitchen about its own work, with foods in it by id. */
export interface PlannedRemark {
  id: string;
  values?: Readonly<Record<string, string | number | readonly string[]>>;
  foods?: Readonly<Record<string, readonly string[]>>;
}

export interface Plan {
  /** The dish that it was made from; null for what was improvised. */
  dish: string | null;
  title: PlannedText;
  /** Takes the title's place when one of the title's foods was swapped. */
  titleWhenSwapped: PlannedText | null;
  summary: PlannedText;
  kind: DishKind;
  cuisine: Cuisine | null;
  makes: Yield;
  prepMinutes: number;
  ingredients: readonly PlannedIngredient[];
  steps: readonly PlannedStep[];
  /** Ingredients that were added because somebody asked for them, by their index. */
  additions: readonly number[];
  remarks: readonly PlannedRemark[];
}
