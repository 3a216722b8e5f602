import { isLocale, sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import type { RecipeBody, UnitSystem } from '../../../../contract/recipes/recipe.ts';
import type { Plan } from '../plan.ts';
import { shownWish } from '../wishes/labels.ts';
import { writeRecipe } from './write-recipe.ts';

interface Stored {
  body: RecipeBody;
  plan: Plan | null;
  unit_system: UnitSystem;
}

/**
 * A stored recipe in the reader's language, written again from its plan. The proof stays valid because the list is the same. A recipe without a plan
 * stays as its cook wrote it.
 */
export function inReadersLanguage({ body, plan, unit_system: unitSystem }: Stored, language: Locale): RecipeBody {
  const wishes = body.wishes?.map(({ kind, id, source }) => shownWish({ kind, id }, source, language));
  const broken = body.broken?.map(({ wish, item }) => ({ wish: shownWish({ kind: wish.kind, id: wish.id }, wish.source, language), item }));
  const relabelled = { ...body, ...(wishes === undefined ? {} : { wishes }), ...(broken === undefined ? {} : { broken }) };
  const written = isLocale(body.language) ? body.language : sourceLocale;
  if (plan === null || written === language) return relabelled;
  return { ...relabelled, ...writeRecipe(plan, { language, servings: body.servings, unitSystem }) };
}
