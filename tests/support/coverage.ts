import type { AnyStateMachine } from 'xstate';
import type { AnyFixture } from './fixture.ts';
import { listEvents } from './planned-events.ts';
import type { Moment } from './rehearse.ts';
import { declaredStates, declaredTransitions, transitionName } from './transitions.ts';

const missing = (wanted: readonly string[], found: readonly string[], problem: (name: string) => string): string[] => {
  const known = new Set(found);
  return wanted.filter((name) => !known.has(name)).map(problem);
};

/**
 * Throws, naming each, when a declared state or transition is in no plan, or the fixture speaks of what the machine lacks.
 * The transitions `without` need no plan.
 */
export function assertCovered(
  machine: AnyStateMachine,
  fixture: AnyFixture,
  plans: readonly { steps: readonly Moment[] }[],
  without: readonly string[],
): void {
  const moments = plans.flatMap(({ steps }) => steps);
  const transitions = declaredTransitions(machine);
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  // A state that is left at once shows in no snapshot, but what leaves it was taken.
  const left = transitions.filter((transition) => taken.has(transitionName(transition))).map(({ source }) => source.id);
  // Where all ways in are left out, nobody comes.
  const closed = new Set(transitions.filter((one) => without.includes(transitionName(one))).flatMap(({ target }) => target ?? []));
  const open = new Set(transitions.filter((one) => !without.includes(transitionName(one))).flatMap(({ target }) => target ?? []));
  const problems = [
    ...missing(
      declaredStates(machine)
        .filter((state) => open.has(state) || !closed.has(state))
        .map(({ id }) => id),
      [...left, ...moments.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id))],
      (name) => `no path reaches the state "${name}"`,
    ),
    ...missing(transitions.map(transitionName), [...taken, ...without], (name) => `no path takes the transition "${name}"`),
    ...missing(
      [...new Set(listEvents(machine, fixture).map(({ event }) => event.type))],
      transitions.map(({ eventType }) => String(eventType)),
      (name) => `the fixture has "${name}", which the machine never handles`,
    ),
  ];
  if (problems.length > 0) throw new Error(`${machine.id}: ${problems.join('; ')}.`);
}
