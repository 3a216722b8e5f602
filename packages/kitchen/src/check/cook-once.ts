import type { CookRequest, Question } from '../../../../contract/kitchen/kitchen.ts';
import { sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { createBuiltInCook } from '../built-in/cook.ts';
import type { CookEvent } from '../cook.ts';
import type { Plan } from '../plan.ts';
import { servingsFor, soughtOf } from '../wishes/sought.ts';
import { writeRecipe } from '../writing/write-recipe.ts';

/** The outcome of an order, with the recipe also in English, on which it is judged. */
export type Outcome =
  | {
      type: 'recipe';
      body: RecipeBody;
      english: Pick<RecipeBody, 'title' | 'summary' | 'ingredients' | 'steps'>;
      plan: Plan;
      isImprovised: boolean;
    }
  | { type: 'question'; question: Omit<Question, 'reason' | 'unclear' | 'wishes'>; unclear: readonly string[] }
  | { type: 'refused'; message: string };

export interface Ordered {
  description: string;
  language?: Locale;
  servings?: number;
  wishes?: readonly Wish[];
  profile?: readonly Wish[];
  choice?: string | null;
  improvise?: boolean;
  /** The variation of broad requests. */
  requestKey?: string;
  recentDishes?: readonly string[];
}

const cook = createBuiltInCook();

function outcomeOf(event: CookEvent): Outcome | null {
  if (event.type === 'done') {
    const { plan, body } = event;
    if (plan === null) throw new Error('The built-in cook delivers no recipe without its plan.');
    const english = writeRecipe(plan, { language: sourceLocale, servings: body.servings, unitSystem: 'metric' });
    return { type: 'recipe', body, english, plan, isImprovised: event.cookedBy.isImprovised };
  }
  if (event.type === 'needs_input') {
    const { kind, suggestions, ingredients, unclear = [] } = event.question;
    return { type: 'question', question: { kind, suggestions, ingredients }, unclear: unclear.map(({ word }) => word) };
  }
  if (event.type === 'failed') return { type: 'refused', message: typeof event.message === 'string' ? event.message : event.message.id };
  return null;
}

/** Runs one order through the built-in cook, in process. */
export async function cookOnce(ordered: Ordered): Promise<Outcome> {
  const {
    description,
    language = sourceLocale,
    servings = 4,
    wishes = [],
    profile = [],
    choice = null,
    improvise = false,
    requestKey = 'once',
  } = ordered;
  const request: CookRequest = {
    requestKey,
    description,
    photoGuid: null,
    servings,
    unitSystem: 'metric',
    diets: [],
    choice,
    improvise,
    wishes: [...wishes],
  };
  const sought = soughtOf(request, profile, language);
  const order = {
    ...request,
    servings: servingsFor(sought, servings),
    photos: [],
    language,
    sought,
    recentDishes: ordered.recentDishes ?? [],
  };
  for await (const event of cook.cook(order, new AbortController().signal)) {
    const outcome = outcomeOf(event);
    if (outcome !== null) return outcome;
  }
  throw new Error('The cook stopped without saying how it ended.');
}
