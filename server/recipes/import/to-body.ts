import { is } from 'superstruct';
import type { ImportReason, ImportRemark } from '../../../contract/recipes/import-endpoints.ts';
import { recipeBodySchema, type Ingredient, type RecipeBody } from '../../../contract/recipes/recipe.ts';
import { isLocale, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { cutText } from '../../../contract/text.ts';
import { candidates, prepareVocabulary } from '@anydish/kitchen/read';
import { dangersOfRecipe } from '@anydish/kitchen/cook';
import { inWords } from '../../language/speech.ts';
import { identify } from '@anydish/kitchen/prove';
import { described } from '../versions/apply-edit.ts';
import { judged } from '../versions/judge.ts';
import { withFacts } from './step-facts.ts';
import { languageBySmallWords } from './written-language.ts';
import { mostIngredients, mostSteps, Unusable, type Draft } from './draft.ts';

const mostAssumptions = 20;
/** Default number of servings. */
const usualServings = 4;

const known = (items: readonly string[], language: Locale) => items.filter((text) => identify([{ text, language }]).length > 0).length;

/** A recipe's language: from the file, from the function words of its sentences, or the one in which most ingredients are known. */
async function languageOf({ language: named, title, ingredients, steps }: Draft, own: Locale): Promise<Locale> {
  const said = named === null ? null : [named, named.split(/[-_]/)[0] ?? ''].find(isLocale);
  if (said !== undefined && said !== null) {
    await prepareVocabulary(said);
    return said;
  }
  const items = ingredients.map(({ item }) => item);
  const sentences = [title, ...ingredients.flatMap(({ item, note }) => [item, note ?? '']), ...steps.map(({ text }) => text)].join('\n');
  const clear = languageBySmallWords(sentences, candidates(sentences, own));
  if (clear !== null) {
    await prepareVocabulary(clear);
    return clear;
  }
  let best: { language: Locale; count: number } | null = null;
  // The reader's language is tried first and wins ties.
  for (const one of candidates(sentences, own)) {
    await prepareVocabulary(one);
    const count = known(items, one);
    if (best === null || count > best.count) best = { language: one, count };
    if (count === items.length) break;
  }
  return best?.language ?? sourceLocale;
}

/** The food id in an AnyDish export is accepted if its words can mean that food. */
const withFood = (ingredient: Ingredient, language: Locale): Ingredient => {
  const { food, item } = ingredient;
  const isMeant = food !== null && food !== undefined && identify([{ text: item, language }]).includes(food);
  return isMeant ? ingredient : { ...ingredient, ...described(ingredient, language) };
};

export interface Storable {
  body: RecipeBody;
  remarks: ImportRemark[];
}

async function bodyOf(draft: Draft, own: Locale, wishes: readonly Wish[]): Promise<Storable> {
  const { title, servings, cuisine, prepMinutes, cookMinutes, further } = draft;
  if (draft.ingredients.length === 0) throw new Unusable('noIngredients', title);
  if (draft.steps.length === 0) throw new Unusable('noSteps', title);
  const language = await languageOf(draft, own);
  const isTooLong = draft.ingredients.length > mostIngredients || draft.steps.length > mostSteps || draft.summary.length > 500;
  const ingredients = draft.ingredients.slice(0, mostIngredients).map((ingredient) => withFood(ingredient, language));
  const body: RecipeBody = {
    ...further,
    language,
    title,
    summary: cutText(draft.summary === '' ? title : draft.summary, 500),
    cuisine,
    servings: servings ?? usualServings,
    prepMinutes,
    cookMinutes,
    ingredients,
    steps: withFacts(draft.steps.slice(0, mostSteps), ingredients, language),
    diets: [],
  };
  const warnings = dangersOfRecipe(body, language).map((sentence) => inWords(sentence, own));
  // A warning is never cut off by a long list of remarks.
  const said = body.assumptions.filter((line) => !warnings.includes(line)).slice(0, Math.max(0, mostAssumptions - warnings.length));
  const assumptions = [...new Set([...said, ...warnings])].slice(-mostAssumptions);
  const labelled = judged({ ...body, assumptions }, body, 'imported', wishes);
  if (!is(labelled, recipeBodySchema)) throw new Unusable('unreadable', title);
  const remarks = [...draft.remarks, ...(servings === null ? ['servings' as const] : []), ...(isTooLong ? ['shortened' as const] : [])];
  return { body: labelled, remarks };
}

/** The recipe as it is stored, or why it cannot be. Plain values only, because it runs in a thread. */
export async function storableBody(...asked: Parameters<typeof bodyOf>): Promise<Storable | { reason: ImportReason; title: string }> {
  try {
    return await bodyOf(...asked);
  } catch (error) {
    if (error instanceof Unusable) return { reason: error.reason, title: error.title };
    throw error;
  }
}
