import { itemName } from '../../../contract/recipes/recipe-math.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { CookRequest, Question, Stage } from '../../../contract/kitchen/kitchen.ts';
import type { Unclear } from './reading/reading.ts';
import type { Sentence } from '@anydish/language/sentence';
import type { CookedBy, RecipeBody } from '../../../contract/recipes/recipe.ts';
import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import type { Sought } from './finding/find.ts';
import type { Plan } from './plan.ts';
import type { ProvenBody } from './wishes/proven.ts';

/** The recipe to change. */
export interface Base {
  /** In the reader's language, for its own number of servings. */
  body: RecipeBody;
  /** Null for recipes without a plan: from a model, or edited by hand. */
  plan: Plan | null;
  isImprovised: boolean;
  /** The recipe's version. */
  version: number;
}

/** The order, read and merged with the permanent wishes, and with the photos themselves. */
export interface CookOrder extends CookRequest {
  /** JPEGs, upright, at most 1536 px, without metadata. */
  photos: readonly Uint8Array[];
  /** The reader's language; a cook that can write in it does so, and the recipe states the language used. */
  language: Locale;
  sought: Sought;
  /** Dishes recently cooked for this account, newest first: a broad request gets a different one. */
  recentDishes?: readonly string[];
  /** Present when a recipe is changed instead of created. */
  base?: Base;
}

/** A cook's message to the reader: a translatable sentence, or text in the language of its recipes. */
export type Remark = Sentence | string;

/** A question of a cook, with its reason not yet translated. */
export type CookQuestion = Omit<Question, 'reason' | 'unclear' | 'wishes'> & {
  reason?: Remark;
  /** Words of a wish that were not understood; foods by id. */
  unclear?: readonly Unclear[];
};

/** A cook's events. The last three end the work; `retryAfter` is in seconds. */
export type CookEvent =
  | { type: 'stage'; stage: Stage }
  | { type: 'partial'; recipe: PartialRecipe }
  /** `plan`: the recipe before translation, for cooks that make one. `excluded`: exclusions that the cook itself read, besides those of the order. */
  | { type: 'done'; body: ProvenBody; cookedBy: CookedBy; plan: Plan | null; excluded?: readonly Wish[] }
  | { type: 'needs_input'; question: CookQuestion }
  | { type: 'failed'; statusCode: number; message: Remark; retryAfter: number | null };

/**
 * Makes recipes. `cook` never throws for failures of the work itself (it ends with `failed`); it stops soon after `signal` aborts, without a last
 * event. Its recipes are proven: only `wishes/proven.ts` creates a body. `spend` is called with the tokens used, for every outcome; `reads` with the
 * prompt version, before it is used.
 */
export interface Cook {
  readonly kind: 'built-in' | 'openai-compatible';
  cook(
    order: CookOrder,
    signal: AbortSignal,
    spend?: (tokens: number) => void,
    reads?: (promptVersion: number) => void,
  ): AsyncIterable<CookEvent>;
}

/** A completely written recipe, as the page shows it while it is being finished. */
export const asPartial = (body: RecipeBody): PartialRecipe => ({
  title: body.title,
  summary: body.summary,
  servings: body.servings,
  ingredients: body.ingredients.map((ingredient) => ({
    amount: ingredient.amount,
    unit: ingredient.unit,
    item: itemName(ingredient),
    note: ingredient.note,
    food: ingredient.food ?? null,
  })),
  steps: body.steps.map(({ text, minutes }) => ({ text, minutes })),
  ...(body.kind !== undefined && { kind: body.kind }),
});
