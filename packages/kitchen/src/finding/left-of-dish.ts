import { allDishes, dishOf } from '../dishes/all.ts';
import { foodTree } from '../foods/lexicon.ts';
import { readTable, wordsOf } from '../foods/table.ts';
import { mostChoices, type Decision } from './decision.ts';
import { candidatesFor, type Sought } from './find.ts';
import { foodLeftOf } from './leftovers.ts';

/* "Yesterday's risotto, what now?" asks for no new risotto. data/leftover-dishes.tsv names dishes that take in what is left of another. */

let rows: readonly { of: string; dishes: readonly string[] }[] | null = null;

function takenInBy(id: string): readonly string[] {
  rows ??= readTable('leftover-dishes.tsv', ['of', 'in']).map(({ of, in: dishes }) => ({ of, dishes: wordsOf(dishes) }));
  const names = new Set<string>([id, ...(dishOf(id)?.kinds.map((kind) => `kind:${kind}`) ?? [])]);
  return rows.find(({ of }) => names.has(of))?.dishes ?? [];
}

/** "Yesterday's pasta": which dishes take it in. */
function leftPasta(sought: Sought): Decision | null {
  const { hazards, dishes, foods } = sought.understood;
  const isLeft = hazards.some(({ id }) => id === 'leftover' || id === 'named:leftover');
  const [food, another] = foods;
  if (!isLeft || dishes.length > 0 || food === undefined || another !== undefined || !foodTree().lineage(food.id).has('pasta')) return null;
  const others = takenInBy('kind:pasta');
  const nearest = candidatesFor(
    { ...sought, understood: { ...sought.understood, foods: [], features: [] } },
    allDishes().filter(({ id }) => others.includes(id)),
  );
  return nearest.length === 0 ? null : { type: 'ask', why: { type: 'several' }, nearest: nearest.slice(0, mostChoices), improvised: null };
}

/** The question what to make of a dish that is left over; null if none is. The dish itself is offered last. */
export function decideLeftOfDish(sought: Sought): Decision | null {
  const { hazards, dishes } = sought.understood;
  const pasta = leftPasta(sought);
  if (pasta !== null) return pasta;
  const left = hazards.find(({ id }) => id === 'leftover-dish')?.near[0];
  if (left === undefined || foodLeftOf(left) !== undefined || !dishes.some(({ id }) => id === left)) return null;
  const others = takenInBy(left);
  const free = { ...sought, understood: { ...sought.understood, dishes: [], foods: [], features: [] } };
  const made = candidatesFor(
    free,
    allDishes().filter(({ id }) => id === left || others.includes(id)),
  );
  const inOrder = [...others, left].flatMap((id) => made.filter(({ dish }) => dish.id === id));
  const why = { type: 'left', dish: left, isTakenIn: inOrder.some(({ dish }) => dish.id !== left) } as const;
  return { type: 'ask', why, nearest: inOrder.slice(0, mostChoices + 1), improvised: null };
}
