import { isLocale, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { CookedBy, Ingredient, RecipeBody } from '../../../contract/recipes/recipe.ts';
import { cutMark } from '../import/read-line.ts';
import { foodTree, shownWish } from '@anydish/kitchen/foods';
import { identify, mentionedBesides, textsSaidIn, breachesOf, factsOf, type Evidence, type Identity } from '@anydish/kitchen/prove';

/*
 * A recipe that somebody has edited, held against the lexicon: its labels are computed anew, and what it breaks is said.
 */

export const languageOf = ({ language }: Pick<RecipeBody, 'language'>): Locale => (isLocale(language) ? language : sourceLocale);

/** The built-in kitchen's own lines name their food. All others are what their words may mean. */
function identityOf({ food, item, plural }: Ingredient, cook: CookedBy['kind'], language: Locale): Identity {
  if (cook === 'built-in' && food !== null && food !== undefined && foodTree().foods.has(food)) return [food];
  // The end of a name that was cut may be anything: nothing is proven by what is left.
  if (item.endsWith(cutMark)) return [];
  return identify([item, ...(plural === undefined ? [] : [plural])].map((text) => ({ text, language })));
}

/** What is said by others than the kitchen: all of it, but for the sentences that our own code wrote for its own foods. */
function textsOf(body: RecipeBody, cook: CookedBy['kind']): string[] {
  if (cook !== 'built-in') return textsSaidIn(body);
  const steps = body.steps.flatMap(({ text, template }) => (template === undefined ? [text] : []));
  return steps;
}

/** What a stored recipe is known to hold: by its list, and by everything else that it says. */
function evidenceOf(body: RecipeBody, cook: CookedBy['kind']): Evidence {
  const language = languageOf(body);
  const ingredients = body.ingredients.map((ingredient) => identityOf(ingredient, cook, language));
  // Our own titles are sentences of ours too.
  const isOwn = cook === 'built-in' && body.isEdited !== true;
  return {
    ingredients,
    ...mentionedBesides(isOwn ? '' : body.title, textsOf(body, cook), ingredients, language),
    carbohydrate: body.nutrition?.carbohydrate ?? null,
  };
}

/** The wishes that a stored recipe is known to break, each with the line that does. */
export function brokenBy(body: RecipeBody, cook: CookedBy['kind'], wishes: readonly Wish[]): { wish: Wish; item: string }[] {
  const found = breachesOf(evidenceOf(body, cook), wishes).flatMap(({ wish, ingredient, food }) => {
    if (food === null) return [];
    const item = ingredient === null ? null : (body.ingredients[ingredient]?.item ?? null);
    return [{ wish, item: item ?? food }];
  });
  return [...new Map(found.map((one) => [`${one.wish.kind}/${one.wish.id}/${one.item}`, one])).values()];
}

const withoutWarnings = ({ broken: _, ...rest }: RecipeBody): RecipeBody => rest;

/** The recipe with labels, checks and warnings that its own list gives. `before`: what it was edited from. */
export function judged(body: RecipeBody, before: RecipeBody, cook: CookedBy['kind'], wishes: readonly Wish[]): RecipeBody {
  const evidence = evidenceOf(body, cook);
  const facts = factsOf(evidence, wishes);
  // What nobody here knows was told by its cook once: an allergen is not forgotten because a line beside it was edited.
  const isUnknown = evidence.ingredients.some((identity) => identity.length === 0);
  const allergens = isUnknown ? [...new Set([...facts.allergens, ...before.allergens])] : facts.allergens;
  const broken = brokenBy(body, cook, wishes).map(({ wish, item }) => ({ wish: shownWish(wish, 'read', languageOf(body)), item }));
  return { ...withoutWarnings(body), ...facts, allergens, ...(broken.length === 0 ? {} : { broken }) };
}
