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
    .filter(({ eventType }) => eventType === type)
    .map((transition) => [transitionName(transition).split(' on ')[0], transition.target?.map(({ id }) => id)]);

const listening = flows.filter(({ name, machine }) => name !== 'page' && machine.events.includes('network.returned'));

// A tick says what its line is, so that a second one changes nothing: ticks are sent when the network is back, and the list is followed again.
const loading = listening.filter(({ name }) => name !== 'shopping');

test.each(loading)('$name tries the same again, whether the network or the user is back', (flow) => {
  const byPress = targetsOf(flow, 'retry.requested');
  expect(targetsOf(flow, 'network.returned')).not.toEqual([]);
  expect(targetsOf(flow, 'network.returned')).toEqual(byPress);
  expect(targetsOf(flow, 'viewer.returned')).toEqual(byPress);
});

test('those are all that load, and none that sends what somebody ordered or filled in', () => {
  const loaders =
    'authenticator connections cook-mode data-export debug deletion diet-profile email-change impersonation pantry passkeys password-change';
  const lists = 'recipe recipes recordings sample saved-recipes session-list share shared-recipe shopping';
  const console = 'activity category-tree collection overview prompt-lab record saved-views';
  expect(listening.map(({ name }) => name).toSorted()).toEqual(`${loaders} ${lists} ${console}`.split(' ').toSorted());
});

test.each(loading)('$name sends nothing by itself: a state that waits for it fetches', async (flow) => {
  // What is fetched is named so; what is sent ("saveDiet", "changePassword") would be sent twice.
  const targets = targetsOf(flow, 'network.returned').flatMap(([, ids]) => ids ?? []);
  const invoked = targets.flatMap((id) =>
    flow.machine.getStateNodeById(id).invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])),
  );
  expect(invoked.length).toBeGreaterThan(0);
  expect(invoked.filter((src) => !/^(load|find|list|open|read)/.test(src))).toEqual([]);
});
