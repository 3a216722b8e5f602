import { expect, test } from 'vitest';
import { sessionListMachine } from '../../../machines/account/session-list.machine.ts';
import { onStage } from '../../support/stage.ts';
import { devices } from './devices.ts';
import { failure } from '../samples.ts';

const [desk, phone] = devices;

async function listed() {
  const stage = onStage(sessionListMachine, () => undefined);
  await stage.answer('loadDevices', devices);
  return stage;
}

/** List, question for one device or all others, and answer. */
async function asked(guid: string | null, answer?: boolean) {
  const stage = await listed();
  stage.actor.send({ type: 'signOut.requested', guid });
  if (answer !== undefined) await stage.answer('confirm', answer);
  return stage;
}

test.each([
  ['one', phone.guid, phone],
  ['all others', null, null],
])('signs %s out only after a confirmation, and shows the server’s list', async (_, guid, device) => {
  const { actor, answer, call, calls } = await asked(guid);
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { target: { guid } } });
  expect(calls.map(({ src }) => src)).toEqual(['loadDevices', 'confirm']);
  expect(call('confirm').input).toEqual({ device });
  await answer('confirm', true);
  expect(call('signOut').input).toEqual({ guid });
  await answer('signOut', [desk]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'ended', context: { devices: [desk], target: { guid }, error: null } });
});

test('cancelling ends no session', async () => {
  const { actor, calls } = await asked(phone.guid, false);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listing', context: { devices, target: null } });
  expect(calls.map(({ src }) => src)).toEqual(['loadDevices', 'confirm']);
});

test('asks one question at a time', async () => {
  const { actor, answer, call, calls } = await asked(phone.guid);
  actor.send({ type: 'signOut.requested', guid: null });
  expect(calls).toHaveLength(2);
  await answer('confirm', true);
  expect(call('signOut').input).toEqual({ guid: phone.guid });
});

test('a failure is shown at its session, and cleared with the next question', async () => {
  const { actor, refuse } = await asked(phone.guid, true);
  await refuse('signOut', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'listing',
    context: { devices, target: { guid: phone.guid }, error: failure('unknown') },
  });
  actor.send({ type: 'signOut.requested', guid: null });
  expect(actor.getSnapshot().context).toMatchObject({ target: { guid: null }, error: null });
});

test('a session already ended reloads the list', async () => {
  const { actor, refuse, answer } = await asked(phone.guid, true);
  await refuse('signOut', failure('notFound'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { target: null, error: null } });
  await answer('loadDevices', [desk]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listing', context: { devices: [desk] } });
});

test('signs out another one afterwards', async () => {
  const { actor, answer, call } = await asked(phone.guid, true);
  const tablet = { ...phone, guid: 'guid-tablet' };
  await answer('signOut', [desk, tablet]);
  actor.send({ type: 'signOut.requested', guid: tablet.guid });
  expect(call('confirm').input).toEqual({ device: tablet });
  await answer('confirm', true);
  expect(call('signOut').input).toEqual({ guid: tablet.guid });
});
