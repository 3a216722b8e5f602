import { isLocale, locales, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Recipe, RecipeBody } from '../../../contract/recipes/recipe.ts';
import { type Plan } from '@anydish/kitchen/plan';
import { inReadersLanguage } from '@anydish/kitchen/write';
import { pictureOf } from '../picture.ts';
import type { RecipeRow } from '../stored-recipe.ts';

/** Labels that can reveal a religion: shown only to those who asked for them. */
const ofReligion = new Set(['halal', 'kosher']);

/**
 * A recipe without its owner's data: wishes (allergies and diets of a profile), the cook's remarks on them, substitutions, and labels shown only on
 * request. The rest follows from the ingredient list.
 */
export function publicBody({ wishes: _, broken: _broken, ...body }: RecipeBody): RecipeBody {
  const { labels, ingredients } = body;
  return {
    ...body,
    assumptions: [],
    ingredients: ingredients.map((ingredient) => ({ ...ingredient, replaces: null })),
    ...(labels !== undefined && { labels: labels.filter((label) => !ofReligion.has(label)) }),
  };
}

/** The same for the recipe's translation plan. The foods in the title stay: the title names them anyway. */
export function publicPlan(plan: Plan): Plan {
  const slots = [...Object.values(plan.title.slots), ...Object.values(plan.titleWhenSwapped?.slots ?? {})];
  const inTitle = new Set(slots.flat().map(({ at }) => at));
  return { ...plan, remarks: [], ingredients: plan.ingredients.map((each, at) => (inTitle.has(at) ? each : { ...each, was: null })) };
}

/** The languages in which a recipe is available. */
export const languagesOf = ({ plan, body }: Pick<RecipeRow, 'plan' | 'body'>): readonly Locale[] =>
  plan === null ? [isLocale(body.language) ? body.language : sourceLocale] : locales;

/** The public data of a recipe, in the reader's language. */
export function publicBodyIn(row: RecipeRow, language: Locale): RecipeBody {
  const body = publicBody(inReadersLanguage(row, language));
  return { language: sourceLocale, ...body, title: row.title ?? body.title, picture: pictureOf(row) };
}

/** A recipe as visitors with the link see it: nothing identifies its owner. */
export function asPublic(row: RecipeRow, id: string, language: Locale): Recipe {
  return {
    ...publicBodyIn(row, language),
    guid: id,
    companyUri: '',
    createdAt: row.created_at,
    unitSystem: row.unit_system,
    photoGuid: null,
    cookedBy: { ...row.cooked_by, promptVersion: null },
    // The reader's own data about an ingredient belongs to one version.
    version: row.version,
  };
}
