import type { AnyStateMachine } from 'xstate';

/** More often than any machine of ours asks its guards about one event. */
const mostAnswers = 10_000;

type Guards = AnyStateMachine['implementations']['guards'];
type Guard = (scope: { event: unknown }, params: unknown) => boolean;

/**
 * The guards of a machine, which give up when they are asked about one event without end: two states that pass to each other at
 * once would keep the tests of a mutant busy for ever, and an endless turn of the event loop cannot be timed out.
 */
export function boundedGuards(guards: Guards): Guards {
  let last: unknown = null;
  let answers = 0;
  const bounded =
    (guard: Guard): Guard =>
    (scope, params) => {
      answers = scope.event === last ? answers + 1 : 0;
      last = scope.event;
      if (answers > mostAnswers) throw new Error('The machine goes round and round.');
      return guard(scope, params);
    };
  const entries = Object.entries(guards).map(([name, guard]) => [name, typeof guard === 'function' ? bounded(guard as Guard) : guard]);
  return Object.fromEntries(entries) as Guards;
}
