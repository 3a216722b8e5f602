import { getNextTransitions, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { plain } from './plain.ts';
import type { PlannedEvent } from './planned-events.ts';
import type { Rehearsal } from './rehearse.ts';
import { inWords } from './transitions.ts';

/** True when the machine can meet the event now: a transition waits for it, and the actor that it comes from is there. */
export function isPossible(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  if (snapshot.status !== 'active') return false;
  const actorId = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  if (actorId !== undefined && snapshot.children[actorId] === undefined) return false;
  return getNextTransitions(snapshot).some(({ eventType }) => eventType === type);
}

/** Whether the surroundings of a machine let an event happen that the machine itself would take. */
export type IsOffered = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;

/** Tells contexts by what is in them. Machines never change a context: what one shares with another is written down once. */
function contextNames(): (context: object) => string {
  const numbers = new Map<string, number>();
  const known = new WeakMap<object, number>();
  const numberOf = (value: object): number => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const text = JSON.stringify(plain(value));
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    known.set(value, number);
    return number;
  };
  return (context) =>
    Object.entries(context)
      .map(([key, value]: [string, unknown]) => {
        if (typeof value === 'function' || value === undefined) return '';
        return `${key} ${typeof value === 'object' && value !== null ? `#${numberOf(value)}` : JSON.stringify(value)}`;
      })
      .join('\n');
}

/** What an event makes of a snapshot: the event with the transitions that it takes, and what follows. */
interface Answer {
  said: string;
  next: AnyMachineSnapshot;
}

/**
 * Names each snapshot by what it is and does, not by its context: two snapshots with the same state value have the
 * same name when the next events, `foresight` deep, would take the same transitions in both. Contexts differ without end; names do not.
 */
export function nameByConduct(
  rehearsal: Rehearsal,
  events: readonly PlannedEvent[],
  isOffered: IsOffered,
  foresight: number,
): (snapshot: AnyMachineSnapshot) => string {
  const known = new Map<string, string>();
  const nameOf = contextNames();
  const numbers = new Map<string, number>();
  const numberOf = (conduct: string): number => {
    const number = numbers.get(conduct) ?? numbers.size;
    numbers.set(conduct, number);
    return number;
  };

  const keys = new WeakMap<AnyMachineSnapshot, string>();
  /** Tells snapshots by what is in them. */
  const keyOf = (snapshot: AnyMachineSnapshot): string => {
    const key =
      keys.get(snapshot) ??
      `${inWords(snapshot.value)}\n${nameOf(snapshot.context)}\n${Object.keys(snapshot.children).join(' ')}\n${snapshot.status}`;
    keys.set(snapshot, key);
    return key;
  };

  const answers = new Map<string, readonly Answer[]>();
  /** What each event makes of a snapshot, once for all that hold the same: every depth asks for it. */
  const answersOf = (snapshot: AnyMachineSnapshot): readonly Answer[] => {
    const made =
      answers.get(keyOf(snapshot)) ??
      events
        .filter(({ event }) => isPossible(snapshot, event) && isOffered(snapshot, event))
        .map(({ event, label }) => {
          const { taken, snapshot: next } = rehearsal.step(snapshot, event);
          return { said: `${label}: ${taken.join(', ')}`, next };
        });
    answers.set(keyOf(snapshot), made);
    return made;
  };

  const name = (snapshot: AnyMachineSnapshot, depth: number): string => {
    const value = inWords(snapshot.value);
    if (depth === 0) return value;
    const memo = `${depth} ${keyOf(snapshot)}`;
    const found = known.get(memo);
    if (found !== undefined) return found;
    const conduct = answersOf(snapshot).map(({ said, next }) => `${said}: ${name(next, depth - 1)}`);
    const made = `${value} #${numberOf([depth, value, ...conduct].join('\n'))}`;
    known.set(memo, made);
    return made;
  };
  return (snapshot) => name(snapshot, foresight);
}
