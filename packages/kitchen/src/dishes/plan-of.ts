import type { Plan, PlannedText } from '../plan.ts';
import type { Dish } from './dish.ts';
import type { Template } from './template.ts';

/** A template whose foods are indexes into the dish's list. @throws Error for a food that the dish does not list. */
function planned(template: Template, foods: readonly string[]): PlannedText {
  const slots = Object.fromEntries(
    Object.entries(template.slots).map(([letter, places]) => [
      letter,
      places.map(({ food, ...place }) => {
        const at = foods.indexOf(food);
        if (at < 0) throw new Error(`"${food}" is in a sentence and not in the list`);
        return { at, ...place };
      }),
    ]),
  );
  return { key: template.key, slots, measures: template.measures };
}

/** A dish as a plan, unchanged. */
export function planOf(dish: Dish): Plan {
  const foods = dish.ingredients.map(({ food }) => food);
  return {
    dish: dish.id,
    title: planned(dish.title, foods),
    titleWhenSwapped: dish.titleWhenSwapped === null ? null : planned(dish.titleWhenSwapped, foods),
    summary: planned(dish.summary, foods),
    kind: dish.kinds[0] ?? 'bowl',
    cuisine: dish.cuisines[0] ?? null,
    makes: dish.makes,
    prepMinutes: dish.prepMinutes,
    ingredients: dish.ingredients.map(({ food, amount, unit, note, part, scales }) => ({
      food,
      amount,
      unit,
      note: note === null ? null : planned(note, foods),
      part,
      scales,
      was: null,
    })),
    steps: dish.steps.map((clauses) => ({
      clauses: clauses.map(({ template, minutes }) => ({ ...planned(template, foods), minutes })),
      growth: clauses.find(({ growth }) => growth !== 'none')?.growth ?? 'none',
      time: clauses.find(({ time }) => time !== 'working')?.time ?? 'working',
    })),
    additions: [],
    remarks: [],
  };
}
