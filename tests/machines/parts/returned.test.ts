import { expect, test } from 'vitest';
import { flowNames, loadFlow } from '../../support/flow-modules.ts';
import { declaredTransitions, transitionName } from '../../support/transitions.ts';

/*
 * "It is there again" is not "try again": what loads tries again by itself, what somebody ordered or sent is sent again by a press only.
 */

const flows = await Promise.all(flowNames.map(loadFlow));

/** Where the event `type` leads to from each state of a machine that waits for it. */
const targetsOf = ({ machine }: (typeof flows)[number], type: string) =>
  declaredTransitions(machine)
    // Without a target it is passed on to a machine inside, which is looked at as well.
    .filter(({ eventType, target }) => eventType === type && target !== undefined)
    .map((transition) => [transitionName(transition).split(' on ')[0], transition.target?.map(({ id }) => id)]);

const listening = flows.filter(({ name, machine }) => name !== 'page' && machine.events.includes('network.returned'));

// A tick says what its line is, so that a second one changes nothing: ticks are sent when the network is back, and the list is followed again.
// So does a timer: its revision says which change it is.
// The kitchen's news are a stream that is opened again by itself, and by no press.
// What is marked to be kept offline is looked up again also where all of it is kept: another device may have marked more.
const apart = new Set(['shopping', 'kitchen-timers', 'kitchen-news', 'offline-copies']);
const loading = listening.filter(({ name }) => !apart.has(name));

test.each(loading)('$name tries the same again, whether the network or the user is back', (flow) => {
  const byPress = targetsOf(flow, 'retry.requested');
  expect(targetsOf(flow, 'network.returned')).not.toEqual([]);
  expect(targetsOf(flow, 'network.returned')).toEqual(byPress);
  expect(targetsOf(flow, 'viewer.returned')).toEqual(byPress);
});

const isFetching = (src: string) => /^(load|find|list|open|read)/.test(src);

/** What a machine does when `type` comes, by the names of the actors that it invokes then. */
const invokedBy = (flow: (typeof flows)[number], type: string): string[] =>
  targetsOf(flow, type)
    .flatMap(([, ids]) => ids ?? [])
    .flatMap((id) => flow.machine.getStateNodeById(id).invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])));

// Boxes that somebody looks at, who tries again or closes them; and what fetches the pages themselves.
const outside = new Set(['bulk-action', 'palette', 'step-up', 'collections', 'page']);

test('all that do nothing but fetch when they try again listen for it', () => {
  const deaf = flows.filter((flow) => {
    if (outside.has(flow.name)) return false;
    const tried = listening.includes(flow) ? [] : invokedBy(flow, 'retry.requested');
    return tried.length > 0 && tried.every(isFetching);
  });
  expect(deaf.map(({ name }) => name)).toEqual([]);
});

// A note is what was typed last, however often it is sent.
const fetching = loading.filter(({ name }) => name !== 'recipe-notes');

// What is fetched is named so; what is sent ("saveDiet", "changePassword") would be sent twice.
test.each(fetching)('$name sends nothing by itself: a state that waits for it fetches', (flow) => {
  const invoked = invokedBy(flow, 'network.returned');
  expect(invoked.length).toBeGreaterThan(0);
  expect(invoked.filter((src) => !isFetching(src))).toEqual([]);
});
