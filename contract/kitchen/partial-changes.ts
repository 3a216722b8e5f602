import { is, literal, number, optional, array, type, unknown, record, string, type Infer } from 'superstruct';
import { partialRecipeSchema, type PartialRecipe } from '../recipes/partial-recipe.ts';

/** What streams are asked for by `?partials=changes`: see `changesSchema`. */
export const asksForChanges = { name: 'partials', value: 'changes' } as const;

const listChange = optional(type({ keep: number(), add: array(unknown()) }));

/** A partial recipe as its difference from the one before: fields with a new value, and of each list how much stays and what follows. */
export const changesSchema = type({
  type: literal('changes'),
  fields: record(string(), unknown()),
  ingredients: listChange,
  steps: listChange,
});
export type PartialChanges = Infer<typeof changesSchema>;

const lists = ['ingredients', 'steps'] as const;
// A database gives objects back with their fields in another order.
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** The difference; null where it says less than half of the recipe anew, or a field is gone. */
export function changesOf(before: PartialRecipe, after: PartialRecipe): PartialChanges | null {
  const plain = (recipe: PartialRecipe) => Object.entries(recipe).filter(([name]) => name !== 'ingredients' && name !== 'steps');
  const known = new Map(plain(before));
  if (plain(before).some(([name, value]) => value !== undefined && !(name in after))) return null;
  const fields = Object.fromEntries(plain(after).filter(([name, value]) => !isSame(known.get(name), value)));
  const changed = lists.flatMap((list) => {
    const [old, next] = [before[list], after[list]];
    const differs = next.findIndex((item, index) => !isSame(item, old[index]));
    const keep = differs === -1 ? next.length : differs;
    return keep === next.length && next.length === old.length ? [] : [[list, { keep, add: next.slice(keep) }] as const];
  });
  const changes: PartialChanges = { type: 'changes', fields, ...Object.fromEntries(changed) };
  return JSON.stringify(changes).length * 2 < JSON.stringify(after).length ? changes : null;
}

/** The recipe after a difference; null where the two do not make one. */
export function withChanges(before: PartialRecipe, { fields, ingredients, steps }: PartialChanges): PartialRecipe | null {
  const listOf = (old: readonly unknown[], change: PartialChanges['steps']) =>
    change === undefined ? old : [...old.slice(0, change.keep), ...change.add];
  const recipe: unknown = {
    ...before,
    ...fields,
    ingredients: listOf(before.ingredients, ingredients),
    steps: listOf(before.steps, steps),
  };
  return is(recipe, partialRecipeSchema) ? recipe : null;
}
