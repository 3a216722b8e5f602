import { itemName } from '../../../contract/recipes/recipe-math.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { CookRequest, Question, Stage } from '../../../contract/kitchen/kitchen.ts';
import type { Unclear } from './reading/reading.ts';
import type { Sentence } from '@anydish/language/sentence';
import type { CookedBy, PartialRecipe, RecipeBody } from '../../../contract/recipes/recipe.ts';
import type { Sought } from './finding/find.ts';
import type { Plan } from './plan.ts';
import type { ProvenBody } from './wishes/proven.ts';

/** The recipe that is to be changed. */
export interface Base {
  /** In the reader's language, as it is for its own servings. */
  body: RecipeBody;
  /** Null for what no plan says: a model's recipe, or one that was edited by hand. */
  plan: Plan | null;
  isImprovised: boolean;
  /** Which version of the recipe it is. */
  version: number;
}

/** What was asked for, read and merged with what is always wished for, and with the photos themselves. */
export interface CookOrder extends CookRequest {
  /** JPEGs, upright, at most 1536 px, without metadata. */
  photos: readonly Uint8Array[];
  /** What the reader reads; a cook that writes it does so in it, and says in the recipe what it wrote in. */
  language: Locale;
  sought: Sought;
  /** Dishes that were cooked for this account lately, the latest first: a wide request gets another one. */
  recentDishes?: readonly string[];
  /** Given where a recipe is to be changed, instead of made. */
  base?: Base;
}

/** What a cook says to the reader: a sentence of ours, or a text in the language of its recipes, which stands as it is. */
export type Remark = Sentence | string;

/** What a cook needs to know, with its reason not yet put into words. */
export type CookQuestion = Omit<Question, 'reason' | 'unclear' | 'wishes'> & {
  reason?: Remark;
  /** Words that stand in a wish and were not understood; foods by id. */
  unclear?: readonly Unclear[];
};

/** What a cook tells while it works. The last three end the work; `retryAfter` is in seconds. */
export type CookEvent =
  | { type: 'stage'; stage: Stage }
  | { type: 'partial'; recipe: PartialRecipe }
  /** `plan`: the same recipe before it was written in a language, where the cook makes one. */
  | { type: 'done'; body: ProvenBody; cookedBy: CookedBy; plan: Plan | null }
  | { type: 'needs_input'; question: CookQuestion }
  | { type: 'failed'; statusCode: number; message: Remark; retryAfter: number | null };

/**
 * Makes recipes. `cook` never throws for what may go wrong with the work itself (it ends with `failed`);
 * it stops soon after `signal` aborts, without a last event. What it delivers is proven: only `wishes/proven.ts` makes a body.
 * `spend` hears of the tokens that a model used, also when nothing came of it; `reads` of the version of the prompt, before it is used.
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

/** A recipe that is all written, as the page shows it while it is being finished. */
export const asPartial = (body: RecipeBody): PartialRecipe => ({
  title: body.title,
  summary: body.summary,
  servings: body.servings,
  ingredients: body.ingredients.map((ingredient) => ({
    amount: ingredient.amount,
    unit: ingredient.unit,
    item: itemName(ingredient),
    note: ingredient.note,
  })),
  steps: body.steps.map(({ text, minutes }) => ({ text, minutes })),
});
