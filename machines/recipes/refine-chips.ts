import type { Recipe } from '../../contract/recipes/recipe.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';

/** Suggested changes, applied by one press. */
export const refineChips = ['vegan', 'vegetarian', 'gluten_free', 'dairy_free', 'cheap', 'quick', 'oven', 'mild'] as const;

export interface RefineChip {
  id: (typeof refineChips)[number];
  /** The requested change. */
  wish: Wish;
  /** Minutes, for the suggestion that names a time. */
  minutes: number | null;
}

const hot = /chilli|jalapeno|harissa|sriracha|sambal|gochu|cayenne|habanero|scotch-bonnet|serrano|curry-paste/;
const limits = [60, 45, 30, 20, 15] as const;

/** Suggestions that fit a recipe: none that it already meets, and for the built-in cook (`isBuiltIn`) none that it may have to refuse. */
export function chipsFor(recipe: Recipe, isBuiltIn: boolean): RefineChip[] {
  const { ingredients, steps, prepMinutes, cookMinutes, allergens } = recipe;
  const labels: readonly string[] = recipe.labels ?? recipe.diets;
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const limit = limits.find((most) => most <= minutes * 0.7);
  const usesOven = steps.some(({ text, template = text }) =>
    /⟨C:(?:1[4-9]|2\d)\d⟩|(?:1[4-9]|2\d)\d\s?°\s?C|[34]\d\d\s?°\s?F/.test(template),
  );
  // The built-in cook makes a dish cheaper with less meat.
  const hasMeat = !labels.includes('vegetarian') && !labels.includes('vegan') && !labels.includes('pescatarian');
  const isHot = ingredients.some(({ food }) => hot.test(food ?? ''));
  const diet = (id: 'vegan' | 'vegetarian' | 'gluten_free' | 'dairy_free'): RefineChip => ({
    id,
    wish: { kind: 'diet', id },
    minutes: null,
  });
  const isOf = (label: string) => labels.includes(label);
  return [
    ...(isOf('vegan') || isOf('vegetarian') ? [] : [diet('vegetarian')]),
    ...(isOf('vegan') ? [] : [diet('vegan')]),
    ...(allergens.includes('gluten') ? [diet('gluten_free')] : []),
    ...(allergens.includes('milk') ? [diet('dairy_free')] : []),
    ...(isBuiltIn && !hasMeat ? [] : [{ id: 'cheap', wish: { kind: 'feature', id: 'manner:cheap' }, minutes: null } as const]),
    ...(isBuiltIn || limit === undefined ? [] : [{ id: 'quick', wish: { kind: 'minutes', id: String(limit) }, minutes: limit } as const]),
    ...(isBuiltIn || usesOven || (cookMinutes ?? 0) === 0
      ? []
      : [{ id: 'oven', wish: { kind: 'equipment', id: 'oven' }, minutes: null } as const]),
    ...(isHot ? [{ id: 'mild', wish: { kind: 'feature', id: 'manner:mild' }, minutes: null } as const] : []),
  ];
}
