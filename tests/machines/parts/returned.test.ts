import { expect, test } from 'vitest';
import { flowNames, loadFlow } from '../../support/flow-modules.ts';
import { declaredTransitions, transitionName } from '../../support/transitions.ts';

/* "It is back" does not mean "retry everything": loads retry by themselves, orders only on a press. */

const flows = await Promise.all(flowNames.map(loadFlow));

/** The targets of the event `type` from each state that handles it. */
const targetsOf = ({ machine }: (typeof flows)[number], type: string) =>
  declaredTransitions(machine)
    // A transition without a target forwards the event to a child machine, which is checked as well.
    .filter(({ eventType, target }) => eventType === type && target !== undefined)
    .map((transition) => [transitionName(transition).split(' on ')[0], transition.target?.map(({ id }) => id)]);

const listening = flows.filter(({ name, machine }) => name !== 'page' && machine.events.includes('network.returned'));

// Idempotent, so automatic retries are safe. A tick carries the item's state: ticks are sent when the network is back, and the list is
// followed again. A timer carries a revision. The kitchen's news are a stream or a connection that opens again by itself. Offline marks
// are looked up again even when all copies are stored: another device may have marked more.
const apart = new Set(['shopping', 'kitchen-timers', 'kitchen-news', 'message-channel', 'message-link', 'offline-copies']);
const loading = listening.filter(({ name }) => !apart.has(name));

test.each(loading)('$name retries alike when the network or the user is back', (flow) => {
  const byPress = targetsOf(flow, 'retry.requested');
  expect(targetsOf(flow, 'network.returned')).not.toEqual([]);
  expect(targetsOf(flow, 'network.returned')).toEqual(byPress);
  expect(targetsOf(flow, 'viewer.returned')).toEqual(byPress);
});

const isFetching = (src: string) => /^(load|find|list|open|read)/.test(src);

/** A machine's reaction to `type`: the names of the actors it then invokes. */
const invokedBy = (flow: (typeof flows)[number], type: string): string[] =>
  targetsOf(flow, type)
    .flatMap(([, ids]) => ids ?? [])
    .flatMap((id) => flow.machine.getStateNodeById(id).invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])));

// Boxes, which their user retries or closes; and the loading of pages.
const outside = new Set(['bulk-action', 'palette', 'step-up', 'collections', 'page']);

test('all loaders that only fetch listen for it', () => {
  const deaf = flows.filter((flow) => {
    if (outside.has(flow.name)) return false;
    const tried = listening.includes(flow) ? [] : invokedBy(flow, 'retry.requested');
    return tried.length > 0 && tried.every(isFetching);
  });
  expect(deaf.map(({ name }) => name)).toEqual([]);
});

// A note is idempotent: the last text counts, however often it is sent.
const fetching = loading.filter(({ name }) => name !== 'recipe-notes');

// Loads are recognized by name; sending calls ("saveDiet", "changePassword") would be sent twice.
test.each(fetching)('$name sends nothing automatically: a state that waits for it only loads', (flow) => {
  const invoked = invokedBy(flow, 'network.returned');
  expect(invoked.length).toBeGreaterThan(0);
  expect(invoked.filter((src) => !isFetching(src))).toEqual([]);
});
