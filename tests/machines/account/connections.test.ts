import { expect, test } from 'vitest';
import { oauthError } from '../../../contract/sign-in/oauth.ts';
import { connectionsMachine } from '../../../machines/account/connections.machine.ts';
import { onStage } from '../../support/stage.ts';
import { connectReports, google } from './connections.fixture.ts';
import { failure } from '../samples.ts';

const start = (error: ReturnType<typeof oauthError> | null = null) => onStage(connectionsMachine, ({ newId }) => ({ error, newId }));
type Running = ReturnType<typeof start>;

const both = { hasPassword: true, items: [google, { ...google, guid: 'guid-facebook', provider: 'facebook' as const }] };
const contextOf = ({ actor }: Running) => actor.getSnapshot().context;
const stateOf = ({ actor }: Running) => actor.getSnapshot().value;

async function open(error: Parameters<typeof start>[0] = null): Promise<Running> {
  const stage = start(error);
  await stage.answer('loadConnections', both);
  return stage;
}

test('lists the connections', async () => {
  const stage = await open();
  expect(stateOf(stage)).toBe('listed');
  expect(contextOf(stage)).toMatchObject({ connections: both, change: null, error: null });
});

test('asks for confirmation, disconnects, and shows the result', async () => {
  const stage = await open();
  stage.actor.send({ type: 'disconnect.requested', connection: google });
  expect(stateOf(stage)).toBe('confirming');
  expect(stage.calls.map(({ src }) => src)).not.toContain('disconnect');
  stage.actor.send({ type: 'disconnect.confirmed' });
  expect(stage.call('disconnect').input).toEqual({ guid: 'guid-google' });
  const left = { hasPassword: true, items: both.items.slice(1) };
  await stage.answer('disconnect', left);
  expect(stateOf(stage)).toBe('listed');
  expect(contextOf(stage)).toMatchObject({ connections: left, change: { provider: 'google', isConnected: false } });
});

test('cancelling keeps the connection', async () => {
  const stage = await open();
  stage.actor.send({ type: 'disconnect.requested', connection: google });
  stage.actor.send({ type: 'disconnect.cancelled' });
  expect(stateOf(stage)).toBe('listed');
  expect(stage.calls.map(({ src }) => src)).not.toContain('disconnect');
});

test('the last sign-in cannot be removed', async () => {
  const stage = await open();
  stage.actor.send({ type: 'disconnect.requested', connection: { ...google, canDisconnect: false } });
  expect(stateOf(stage)).toBe('listed');
});

test('a refusal of the server is shown, and the list stays', async () => {
  const stage = await open();
  stage.actor.send({ type: 'disconnect.requested', connection: google });
  stage.actor.send({ type: 'disconnect.confirmed' });
  await stage.refuse('disconnect', failure('conflict'));
  expect(stateOf(stage)).toBe('listed');
  expect(contextOf(stage)).toMatchObject({ connections: both, error: failure('conflict'), change: null });
  stage.actor.send({ type: 'disconnect.requested', connection: google });
  expect(contextOf(stage).error).toBeNull();
});

test('a new connection is announced and reloads the list; an older message is cleared', async () => {
  const stage = await open(oauthError('cancelled', 'google'));
  stage.actor.send({ type: 'oauth.reported', ...connectReports.connected });
  expect(stateOf(stage)).toBe('loading');
  expect(contextOf(stage)).toMatchObject({ connections: both, error: null, change: { provider: 'facebook', isConnected: true } });
  await stage.answer('loadConnections', both);
  expect(contextOf(stage).change).toEqual({ provider: 'facebook', isConnected: true });
});

test('a new try, or a question, clears the older message', async () => {
  const stage = await open();
  stage.actor.send({ type: 'oauth.reported', ...connectReports.connected });
  await stage.answer('loadConnections', both);
  stage.actor.send({ type: 'disconnect.requested', connection: google });
  expect(contextOf(stage).change).toBeNull();
  stage.actor.send({ type: 'oauth.reported', ...connectReports.refused });
  expect(contextOf(stage)).toMatchObject({ change: null, error: connectReports.refused.error });
  expect(stateOf(stage), 'the question stands').toBe('confirming');
});

test('a refusal of another site does not stop a pending disconnection', async () => {
  const stage = await open();
  stage.actor.send({ type: 'disconnect.requested', connection: google });
  stage.actor.send({ type: 'disconnect.confirmed' });
  stage.actor.send({ type: 'oauth.reported', ...connectReports.refused });
  expect(stateOf(stage)).toBe('disconnecting');
});

test('the pop-up connects, and never signs up', async () => {
  const stage = await open();
  stage.actor.getSnapshot().children.popUp?.send({ type: 'provider.chosen', provider: 'facebook' });
  expect(stage.call('showPopUp').input).toMatchObject({ loginState: { allowSignUp: false, dataSourceConnect: true } });
});

test('a full-page return with a problem shows it', async () => {
  expect(contextOf(await open(oauthError('signInAgain', 'google'))).error).toEqual(oauthError('signInAgain', 'google'));
});

test('aborts the call when the page is left', () => {
  const stage = start();
  stage.actor.stop();
  expect(stage.call('loadConnections').signal.aborted).toBe(true);
});
