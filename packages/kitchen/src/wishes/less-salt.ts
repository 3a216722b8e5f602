import { foodTree } from '../foods/lexicon.ts';
import type { Plan } from '../plan.ts';
import { rebuilt } from './adapt.ts';

/** Doughs need some salt to rise evenly. */
const doughs: ReadonlySet<string> = new Set(['bread', 'roll', 'flatbread', 'pizza', 'dough']);

/** The plan without its salt; half of it where its sentence needs it, or in a dough. */
export function withLessSalt(plan: Plan): Plan {
  let lighter = plan;
  for (const { food } of plan.ingredients) {
    if (!foodTree().lineage(food).has('salt')) continue;
    const at = lighter.ingredients.findIndex((ingredient) => ingredient.food === food);
    const without = doughs.has(plan.kind)
      ? null
      : rebuilt(
          lighter,
          lighter.ingredients.map((ingredient, index) => (index === at ? null : ingredient)),
        );
    lighter = without ?? {
      ...lighter,
      ingredients: lighter.ingredients.map((ingredient, index) =>
        index === at && ingredient.amount !== null ? { ...ingredient, amount: ingredient.amount / 2 } : ingredient,
      ),
    };
  }
  return lighter;
}
