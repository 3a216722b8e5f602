import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import type { FlowActor, TabSignal } from '../../machines/developer/flow-viewer.model.ts';
import type { Channel } from '../../src/dev/flow-channel.ts';
import { createFlowFeed } from '../../src/dev/flow-feed.ts';
import { offerFlows } from '../../src/dev/tools.ts';
import { failure } from '../machines/samples.ts';
import { scripted, type Call } from '../support/scripted.ts';
import { settled } from '../support/stage.ts';

/** Two ends of a channel. What is said on one is heard on the other, as between tabs: copied, not shared. */
function channelPair(): [Channel, Channel] {
  const ears = [new Set<(event: { data: unknown }) => void>(), new Set<(event: { data: unknown }) => void>()] as const;
  const end = (own: (typeof ears)[number], other: (typeof ears)[number]): Channel => ({
    postMessage: (message) => {
      const data: unknown = structuredClone(message);
      for (const hear of other) hear({ data });
    },
    addEventListener: (_, listener) => own.add(listener),
    removeEventListener: (_, listener) => own.delete(listener),
  });
  return [end(ears[0], ears[1]), end(ears[1], ears[0])];
}

const secret = 'correct horse battery';

/** A tab with a running sign-in that its server refuses, and the ear of a viewer in another tab. */
function startTab() {
  const [tabEnd, viewerEnd] = channelPair();
  const calls: Call[] = [];
  const root = createActor(scripted(signInMachine, calls), {
    id: 'flow',
    input: { email: '', sourcePage: null, lastMethod: null, error: null, hasPasskeys: true, newId: () => 'id' },
  });
  const said = vi.spyOn(tabEnd, 'postMessage');
  offerFlows(root, tabEnd, () => ({ id: 'tab-1', openedAt: 0, path: '/login' }));
  root.start();
  const feed = createFlowFeed(viewerEnd);
  const heard: TabSignal[] = [];
  const refuse = () => calls.at(-1)?.reject(failure('notSignedIn'));
  return { root, refuse, said, feed, heard, watch: () => feed.listen((signal) => heard.push(signal)) };
}

/** Waits for the publisher, which is fetched when it is first needed. */
const published = (heard: TabSignal[]) => vi.waitFor(() => expect(heard.some(({ type }) => type === 'tab.described')).toBe(true));

const described = (heard: TabSignal[]): FlowActor => {
  const actor = heard.flatMap((signal) => (signal.type === 'tab.described' ? signal.actors : [])).at(-1);
  if (actor === undefined) throw new Error('No actor was described.');
  return actor;
};

test('a tab says nothing of its flows before a viewer is there', async () => {
  const { root, said } = startTab();
  root.send({ type: 'password.changed', password: secret });
  await settled();
  expect(said.mock.calls).toEqual([[{ type: 'tab.opened' }]]);
});

test('a viewer that comes later gets everything from the start, and then each step', async () => {
  const { root, refuse, heard, watch } = startTab();
  root.send({ type: 'email.changed', email: 'ada.lovelace@anydish.example' });
  watch();
  await published(heard);
  expect(described(heard)).toMatchObject({ tabId: 'tab-1', name: 'flow', machineId: 'signIn', isRunning: true });
  expect(described(heard).steps.map(({ event, value }) => [event.type, value])).toEqual([
    ['xstate.init', 'editing'],
    ['email.changed', 'editing'],
  ]);
  root.send({ type: 'password.changed', password: secret });
  root.send({ type: 'form.submitted' });
  refuse();
  await settled();
  const steps = heard.flatMap((signal) => (signal.type === 'step.happened' ? [signal.step] : []));
  expect(steps.map(({ event, value, from, taken }) => [event.type, value, from, taken])).toEqual([
    ['password.changed', 'editing', null, ['signIn.editing on password.changed']],
    ['form.submitted', 'submitting', null, ['signIn.editing on form.submitted [isFilledIn]']],
    ['xstate.error.actor.signIn', 'editing', 'signIn', ['signIn.submitting on xstate.error.actor.signIn']],
  ]);
});

test('no secret goes over the channel', async () => {
  const { root, said, heard, watch } = startTab();
  watch();
  await published(heard);
  root.send({ type: 'email.changed', email: 'ada.lovelace@anydish.example' });
  root.send({ type: 'password.changed', password: secret });
  root.send({ type: 'form.submitted' });
  await settled();
  expect(said.mock.calls.length).toBeGreaterThan(4);
  const words = JSON.stringify(said.mock.calls);
  expect(words).not.toContain(secret);
  expect(words).not.toContain('ada.lovelace');
});

test('the tab performs an event that the viewer sends to one of its actors, and no other', async () => {
  const { root, feed, heard, watch } = startTab();
  watch();
  await published(heard);
  feed.send('tab-2/x:0', { type: 'email.changed', email: 'other@anydish.example' });
  const context = (): unknown => root.getSnapshot().context;
  expect(context()).toMatchObject({ email: '' });
  feed.send(described(heard).key, { type: 'email.changed', email: 'sent@anydish.example' });
  expect(context()).toMatchObject({ email: 'sent@anydish.example' });
});

test('when the last viewer closes, the tab falls silent', async () => {
  const { root, said, heard, watch } = startTab();
  const stop = watch();
  await published(heard);
  stop();
  said.mockClear();
  root.send({ type: 'password.changed', password: secret });
  expect(said).not.toHaveBeenCalled();
});

test('when one of two viewers closes, the other hears on', async () => {
  const { root, heard, watch } = startTab();
  const stop = watch();
  watch();
  await published(heard);
  stop();
  const count = heard.length;
  root.send({ type: 'password.changed', password: secret });
  expect(heard.slice(count).map(({ type }) => type)).toEqual(['step.happened']);
});

test('a viewer that was there before the tab hears of it', async () => {
  const [tabEnd, viewerEnd] = channelPair();
  const heard: TabSignal[] = [];
  createFlowFeed(viewerEnd).listen((signal) => heard.push(signal));
  const root = createActor(scripted(signInMachine, []), {
    input: { email: '', sourcePage: null, lastMethod: null, error: null, hasPasskeys: true, newId: () => 'id' },
  });
  offerFlows(root, tabEnd, () => ({ id: 'tab-9', openedAt: 0, path: '/login' }));
  await published(heard);
  root.start();
  // The sign-in, and the pop-up that it offers.
  expect(heard.map(({ type }) => type)).toEqual(['tab.described', 'actor.started', 'actor.started']);
});

test('what is no signal is ignored', () => {
  const [tabEnd, viewerEnd] = channelPair();
  const heard: TabSignal[] = [];
  createFlowFeed(viewerEnd).listen((signal) => heard.push(signal));
  for (const noise of [null, 'text', { type: 'tab.closed' }, { type: 'tab.closed', tabId: 1 }, { type: 'other' }])
    tabEnd.postMessage(noise);
  expect(heard).toEqual([]);
});
