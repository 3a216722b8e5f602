import { isLocale, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { CookedBy, Ingredient, RecipeBody } from '../../../contract/recipes/recipe.ts';
import { cutMark } from '../import/read-line.ts';
import { foodTree, shownWish } from '@anydish/kitchen/foods';
import { identify, mentionedBesides, textsSaidIn, breachesOf, factsOf, type Evidence, type Identity } from '@anydish/kitchen/prove';

/* Checks an edited recipe against the lexicon: computes its labels anew and reports violated wishes. */

export const languageOf = ({ language }: Pick<RecipeBody, 'language'>): Locale => (isLocale(language) ? language : sourceLocale);

/** Lines of the built-in kitchen name their food. Other lines count as everything their words may mean. */
function identityOf({ food, item, plural }: Ingredient, cook: CookedBy['kind'], language: Locale): Identity {
  if (cook === 'built-in' && food !== null && food !== undefined && foodTree().foods.has(food)) return [food];
  // A cut name may have any ending, so it proves nothing.
  if (item.endsWith(cutMark)) return [];
  return identify([item, ...(plural === undefined ? [] : [plural])].map((text) => ({ text, language })));
}

/** All text by others than the kitchen: everything except sentences that our code wrote for its own foods. */
function textsOf(body: RecipeBody, cook: CookedBy['kind']): string[] {
  if (cook !== 'built-in') return textsSaidIn(body);
  const steps = body.steps.flatMap(({ text, template }) => (template === undefined ? [text] : []));
  return steps;
}

/** Known contents of a stored recipe: from its list and from all other text. */
function evidenceOf(body: RecipeBody, cook: CookedBy['kind']): Evidence {
  const language = languageOf(body);
  const ingredients = body.ingredients.map((ingredient) => identityOf(ingredient, cook, language));
  // The kitchen's own titles count as its sentences too.
  const isOwn = cook === 'built-in' && body.isEdited !== true;
  return {
    ingredients,
    ...mentionedBesides(isOwn ? '' : body.title, textsOf(body, cook), ingredients, language),
    carbohydrate: body.nutrition?.carbohydrate ?? null,
  };
}

/** The wishes that a stored recipe is known to break, each with its line. */
export function brokenBy(body: RecipeBody, cook: CookedBy['kind'], wishes: readonly Wish[]): { wish: Wish; item: string }[] {
  const found = breachesOf(evidenceOf(body, cook), wishes).flatMap(({ wish, ingredient, food }) => {
    if (food === null) return [];
    const item = ingredient === null ? null : (body.ingredients[ingredient]?.item ?? null);
    return [{ wish, item: item ?? food }];
  });
  return [...new Map(found.map((one) => [`${one.wish.kind}/${one.wish.id}/${one.item}`, one])).values()];
}

const withoutWarnings = ({ broken: _, ...rest }: RecipeBody): RecipeBody => rest;

/** The recipe with labels, checks and warnings from its own list. `before`: the recipe before the edit. */
export function judged(body: RecipeBody, before: RecipeBody, cook: CookedBy['kind'], wishes: readonly Wish[]): RecipeBody {
  const evidence = evidenceOf(body, cook);
  const facts = factsOf(evidence, wishes);
  // Unknown foods keep the allergens that their cook declared, even if a neighbouring line was edited.
  const isUnknown = evidence.ingredients.some((identity) => identity.length === 0);
  const allergens = isUnknown ? [...new Set([...facts.allergens, ...before.allergens])] : facts.allergens;
  const broken = brokenBy(body, cook, wishes).map(({ wish, item }) => ({ wish: shownWish(wish, 'read', languageOf(body)), item }));
  return { ...withoutWarnings(body), ...facts, allergens, ...(broken.length === 0 ? {} : { broken }) };
}
