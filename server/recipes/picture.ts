import { foodTree } from '@anydish/kitchen/foods';
import type { Plan } from '@anydish/kitchen/plan';
import { describeDish, type Described } from '@anydish/pictures/describe';
import type { Picture } from '../../contract/recipes/picture.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';

/** A food with the kinds above it, the nearest first; null when the lexicon does not know it. */
function describedFood(id: string): Described['foods'][number] | null {
  const { foods } = foodTree();
  const kinds = new Set<string>();
  for (let level = foods.get(id)?.parents ?? null; level !== null && level.length > 0;) {
    for (const kind of level) kinds.add(kind);
    level = level.flatMap((kind) => foods.get(kind)?.parents ?? []);
  }
  return foods.has(id) ? { id, kinds: [...kinds] } : null;
}

interface Pictured {
  body: { title: string; kind?: string | undefined; ingredients: readonly { food?: string | null | undefined }[] };
  plan: Pick<Plan, 'dish' | 'kind' | 'cuisine' | 'ingredients'> | null;
}

/** What the picture of a recipe shows: foods of its final ingredient list only. */
export function pictureOf({ body, plan }: Pictured): Picture {
  const ids = plan === null ? body.ingredients.flatMap(({ food }) => food ?? []) : plan.ingredients.map(({ food }) => food);
  return describeDish({
    title: body.title,
    dish: plan?.dish ?? null,
    kind: plan?.kind ?? body.kind ?? null,
    cuisine: plan?.cuisine ?? null,
    foods: ids.flatMap((id) => describedFood(id) ?? []),
  });
}

/** A dish of this kind without any food. */
export const pictureOfKind = (kind: string | undefined): Picture => pictureOf({ body: { title: '', kind, ingredients: [] }, plan: null });

/** A recipe that is being written, with the picture of its foods so far. */
export function withPicture(recipe: PartialRecipe): PartialRecipe {
  const { title, kind, ingredients } = recipe;
  if (ingredients.every(({ food }) => (food ?? null) === null)) return recipe;
  return { ...recipe, picture: pictureOf({ body: { title: title ?? '', kind, ingredients }, plan: null }) };
}
