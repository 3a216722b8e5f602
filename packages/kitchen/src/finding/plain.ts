import { foodTree } from '../foods/lexicon.ts';
import { isMadeBy, isSeasoning, shareOf } from './about.ts';
import { isThat } from './belongs.ts';
import type { Candidate, Sought } from './find.ts';
import { isPantry } from './pantry.ts';

/* "How do I cook broccoli?" asks for broccoli, and not for what is made with it. */

/** The share of the weight from which on a dish is the food itself; half is water or what is boiled with it. */
const leastShare = 0.5;

const isBesides = (food: string) => isPantry(food) || foodTree().food(food).role === 'herb' || foodTree().food(food).role === 'aromatic';

/** What it takes, and what has to be changed: boiled basmati rice is plainer than rice with cumin. */
const partsOf = ({ plan, changes }: Candidate) => plan.ingredients.filter(({ part }) => part !== 'optional').length + changes;

/** Dishes of one food with nothing besides but the pantry, the plainest first. */
export function plainOf(candidates: readonly Candidate[], { understood: { foods } }: Sought): Candidate[] {
  const mains = foods.filter(({ id }) => !isSeasoning(id));
  if (mains.length !== 1) return [];
  const isPlain = ({ plan, missing, changes }: Candidate) =>
    missing.length === 0 &&
    changes <= 1 &&
    plan.ingredients.every(({ food, part }) => part === 'optional' || isBesides(food) || mains.some(({ id }) => isThat(id, food)));
  return candidates
    .filter((candidate) => isPlain(candidate) && (isMadeBy(candidate, mains) || shareOf(candidate, mains) >= leastShare))
    .toSorted((a, b) => partsOf(a) - partsOf(b) || shareOf(b, mains) - shareOf(a, mains));
}

/** True for a question how something is cooked. */
export const asksHow = ({ understood: { hazards } }: Sought): boolean => hazards.some(({ id }) => id === 'how-to' || id === 'named:how-to');
