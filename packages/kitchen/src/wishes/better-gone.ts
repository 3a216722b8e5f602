import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { PlannedIngredient } from '../plan.ts';
import type { Exclusion } from './exclusions.ts';

/** What a bowl would be empty without, and nuts, whose bite seeds have too. */
const chief: ReadonlySet<Role> = new Set([
  'poultry', 'meat', 'stewing-meat', 'roast', 'mince', 'whole-bird', 'sausage', 'fish', 'tinned-fish', 'smoked-fish', 'shellfish', 'tofu', 'nut',
] as const); // prettier-ignore

/** Grams of sugar in the whole dish up to which it only seasons. */
const pinchOfSugar = 12;

/** "Chilli, no beans" wants no other pulses, "no rice" nothing else to serve, "no onion" no fennel, and a teaspoon of sugar is missed by nobody. */
export function isBetterGone(ingredient: PlannedIngredient, exclusions: readonly Exclusion[], hasOwnSwap: boolean): boolean {
  const { food, note, part } = ingredient;
  const { role } = foodTree().food(food);
  if (part === 'defining') return false;
  if (role === 'sugar') return (gramsOf(ingredient) ?? pinchOfSugar) < pinchOfSugar;
  const isSaid = exclusions.some(({ wish, verdict }) => wish.kind === 'without' && verdict(food) === 'contains');
  if (role === 'aromatic') return isSaid;
  if (part !== 'optional') return false;
  // The dish names its own substitute: yogurt for the soured cream on top.
  const isGarnish = !hasOwnSwap && !chief.has(role);
  return role === 'pulse' || (isSaid && (isGarnish || (note !== null && /\bto serve\b/.test(note.key))));
}
