import type { Locale } from '../../../contract/shell/locales.ts';
import { units } from '../../../contract/recipes/recipe.ts';
import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import { cutText } from '../../../contract/text.ts';
import { foodTree, isPoured } from '@anydish/kitchen/foods';
import { type Identity, type Unproven } from '@anydish/kitchen/prove';
import type { ModelRecipe } from './model-recipe.ts';

/** At most `most` UTF-16 units, never cutting a character in half. */
function cut(text: string, most: number): string {
  const trimmed = text.trim();
  return trimmed.length <= most ? trimmed : `${cutText(trimmed, most - 1).trimEnd()}…`;
}

const orNull = (text: string | null, most: number) => (text === null || text.trim() === '' ? null : cut(text, most));
const whole = (minutes: number | null) => (minutes === null ? null : Math.round(minutes));

/**
 * A checked answer as a recipe: texts are cut to the maximum length, invalid indexes are dropped. The model's claims about allergens and diets are
 * ignored.
 */
export function toBody(modelRecipe: ModelRecipe, identities: readonly Identity[], language: Locale): Unproven {
  return {
    language,
    title: cut(modelRecipe.title, 120),
    summary: orNull(modelRecipe.summary, 500) ?? cut(modelRecipe.title, 120),
    cuisine: orNull(modelRecipe.cuisine, 60),
    servings: modelRecipe.servings,
    prepMinutes: whole(modelRecipe.prepMinutes),
    cookMinutes: whole(modelRecipe.cookMinutes),
    ingredients: modelRecipe.ingredients.map(({ amount, unit, item, note, scales }, index) => {
      const [food, ...others] = identities[index] ?? [];
      const known = food === undefined || others.length > 0 ? null : food;
      const weights = known === null ? null : foodTree().food(known).weights;
      return {
        amount,
        unit,
        item: cut(item, 120),
        note: orNull(note, 200),
        scales,
        replaces: null,
        food: food ?? null,
        density: weights?.get('ml') ?? null,
        ...(known === null ? {} : { isPoured: isPoured(known) }),
        each: (unit === null ? weights?.get('each') : weights?.get(unit)) ?? null,
      };
    }),
    steps: modelRecipe.steps.map(({ text, minutes, uses }) => ({
      text: cut(text, 1_000),
      minutes,
      uses: [...new Set(uses)].filter((index) => index >= 0 && index < modelRecipe.ingredients.length),
    })),
    nutrition: modelRecipe.nutrition,
    assumptions: modelRecipe.assumptions.flatMap((line) => orNull(line, 400) ?? []).slice(0, 12),
  };
}

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' && value !== '' ? value : otherwise);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : []);

/** The readable part of an unfinished answer; null when it has no recipe yet. */
export function toPartial(value: unknown): PartialRecipe | null {
  if (!isLoose(value) || value['is_food'] === false) return null;
  const partial: PartialRecipe = {
    title: textOr(value['title'], null),
    summary: textOr(value['summary'], null),
    servings: numberOrNull(value['servings']),
    ingredients: listOf(value['ingredients']).flatMap((line) => {
      const item = textOr(line['item'], null);
      // A unit may be incomplete ("tb").
      const unit = units.find((known) => known === line['unit']) ?? null;
      return item === null ? [] : [{ amount: numberOrNull(line['amount']), unit, item, note: textOr(line['note'], null) }];
    }),
    steps: listOf(value['steps']).flatMap((line) => {
      const text = textOr(line['text'], null);
      return text === null ? [] : [{ text, minutes: numberOrNull(line['minutes']) }];
    }),
  };
  return partial.title === null && partial.ingredients.length === 0 ? null : partial;
}
