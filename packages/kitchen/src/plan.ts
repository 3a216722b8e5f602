import type { Growth, StepTime, Unit } from '../../../contract/recipes/recipe.ts';
import type { TipAbout } from '../../../contract/recipes/tips.ts';
import type { Part, Yield } from './dishes/dish.ts';
import type { Cuisine, DishKind } from './dishes/features.ts';
import type { Measure, Share } from './dishes/template.ts';

/*
 * A recipe before translation: foods by id, sentences by key. Wishes change the plan, and sentences are generated last, so they are complete in every
 * language. It is stored with the recipe, which can be translated again from it.
 */

/** An ingredient in a placeholder: its index in the plan's list, and how much of it is used. */
export interface Place {
  at: number;
  share: Share;
  /** The required kind of the food; otherwise the placeholder is empty. */
  as?: string;
}

/** A sentence whose placeholders refer to the plan's ingredients. */
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
  /** The original food, before a swap. */
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

/** A remark of the kitchen, with foods by id. */
export interface PlannedRemark {
  id: string;
  values?: Readonly<Record<string, string | number | readonly string[]>>;
  foods?: Readonly<Record<string, readonly string[]>>;
}

/** A tip below the recipe; foods by id. */
export interface PlannedTip {
  about: TipAbout;
  key: string;
  measures: Readonly<Record<string, Measure>>;
  foods: readonly string[];
}

export interface Plan {
  /** The source dish; null for improvised ones. */
  dish: string | null;
  title: PlannedText;
  /** The title to use when one of the title's foods was swapped. */
  titleWhenSwapped: PlannedText | null;
  summary: PlannedText;
  kind: DishKind;
  cuisine: Cuisine | null;
  makes: Yield;
  prepMinutes: number;
  ingredients: readonly PlannedIngredient[];
  steps: readonly PlannedStep[];
  /** Indexes of ingredients that were added on request. */
  additions: readonly number[];
  remarks: readonly PlannedRemark[];
  /** Missing until the recipe is delivered, and in older plans. */
  tips?: readonly PlannedTip[];
}
