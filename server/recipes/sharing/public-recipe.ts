import { isLocale, locales, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Recipe, RecipeBody } from '../../../contract/recipes/recipe.ts';
import { type Plan } from '@anydish/kitchen/plan';
import { inReadersLanguage } from '@anydish/kitchen/write';
import type { RecipeRow } from '../stored-recipe.ts';

/** A religion is read off these, and they are told only to those who asked for them. */
const ofReligion = new Set(['halal', 'kosher']);

/**
 * A recipe without what is its owner's: wishes (allergies and diets of a profile), what the cook remarked about them, what a food stands for, and
 * labels that are given only where they were asked for. What is left follows from the list of ingredients.
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

/** The same for what the recipe is written from. What the title's foods stand for stays: the title tells it. */
export function publicPlan(plan: Plan): Plan {
  const slots = [...Object.values(plan.title.slots), ...Object.values(plan.titleWhenSwapped?.slots ?? {})];
  const inTitle = new Set(slots.flat().map(({ at }) => at));
  return { ...plan, remarks: [], ingredients: plan.ingredients.map((each, at) => (inTitle.has(at) ? each : { ...each, was: null })) };
}

/** The languages that a recipe is written in. */
export const languagesOf = ({ plan, body }: Pick<RecipeRow, 'plan' | 'body'>): readonly Locale[] =>
  plan === null ? [isLocale(body.language) ? body.language : sourceLocale] : locales;

/** What is public of a recipe, in the reader's language. */
export function publicBodyIn(row: RecipeRow, language: Locale): RecipeBody {
  const body = publicBody(inReadersLanguage(row, language));
  return { language: sourceLocale, ...body, title: row.title ?? body.title };
}

/** A recipe as everybody sees it who has the link: nothing in it leads to its owner. */
export function asPublic(row: RecipeRow, id: string, language: Locale): Recipe {
  return {
    ...publicBodyIn(row, language),
    guid: id,
    companyUri: '',
    createdAt: row.created_at,
    unitSystem: row.unit_system,
    photoGuid: null,
    cookedBy: { ...row.cooked_by, promptVersion: null },
    // What a reader has of an ingredient is said of one version.
    version: row.version,
  };
}
