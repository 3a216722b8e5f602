import { allDishes } from '../dishes/all.ts';
import { decide } from './decide.ts';
import { mostChoices, type Decision } from './decision.ts';
import { candidatesFor, type Sought } from './find.ts';
import type { Variety } from './variety.ts';

const isEmpty = (decision: Decision): boolean =>
  decision.type === 'nothing' || (decision.type === 'ask' && decision.nearest.length === 0 && decision.improvised === null);

/** The decision for a request; where nothing is ready in the time that it names, what takes longer is offered, and said to. */
export function decideInTime(sought: Sought, variety: Variety): Decision {
  const decision = decide(sought, variety);
  const limit = sought.wishes.find(({ kind }) => kind === 'minutes');
  if (limit === undefined || !isEmpty(decision)) return decision;
  const free = { ...sought, wishes: sought.wishes.filter((wish) => wish !== limit) };
  const slower = decide(free, variety);
  const ids = slower.type === 'cook' ? [slower.dish] : slower.type === 'ask' ? slower.nearest.map(({ dish }) => dish.id) : [];
  const nearest = candidatesFor(
    free,
    allDishes().filter(({ id }) => ids.includes(id)),
  );
  const [first] = nearest;
  if (first === undefined) return decision;
  return {
    type: 'ask',
    why: { type: 'time', dish: first.dish.id, minutes: Number(limit.id) },
    nearest: nearest.slice(0, mostChoices),
    improvised: null,
  };
}
