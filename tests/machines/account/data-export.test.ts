import { expect, test } from 'vitest';
import { dataExportMachine } from '../../../machines/account/data-export.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const start = () => onStage(dataExportMachine, () => undefined);

async function asking(hasPassword = true) {
  const stage = start();
  await stage.answer('loadPersonalData', { hasPassword, deletion: null });
  return stage;
}

test('asks for the password, requests the file’s address, downloads it, and forgets the password', async () => {
  const { actor, answer, call, ran } = await asking();
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(call('prepareExport').input).toEqual({ currentPassword: 'secret words' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(ran('download')).toHaveLength(0);
  await answer('prepareExport', null);
  expect(ran('download')).toEqual([{ file: 'everything' }]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'begun', context: { password: '' } });
});

test('requires the password where there is one, with an error until it is typed', async () => {
  const { actor, calls } = await asking();
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
  expect(calls.map(({ src }) => src)).toEqual(['loadPersonalData']);
  actor.send({ type: 'password.changed', password: 's' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: null } });
});

test('exports only the recipes on request', async () => {
  const { actor, answer, call, ran } = await asking();
  actor.send({ type: 'export.submitted', file: 'recipes' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'export.submitted', file: 'recipes' });
  expect(call('prepareExport').input).toEqual({ currentPassword: 'secret words' });
  await answer('prepareExport', null);
  expect(ran('download')).toEqual([{ file: 'recipes' }]);
});

test('requires no password where there is none', async () => {
  const { actor, call } = await asking(false);
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(call('prepareExport').input).toEqual({ currentPassword: '' });
});

test('shows the server’s error, keeps the input, and downloads nothing', async () => {
  const { actor, refuse, ran } = await asking();
  actor.send({ type: 'password.changed', password: 'wrong' });
  actor.send({ type: 'export.submitted', file: 'everything' });
  const error = failure('invalidInput', { currentPassword: 'This is not your current password' });
  await refuse('prepareExport', error);
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { error, password: 'wrong' } });
  expect(ran('download')).toHaveLength(0);
  actor.send({ type: 'password.changed', password: 'right' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('can be repeated, with the password again', async () => {
  const { actor, answer } = await asking();
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'export.submitted', file: 'everything' });
  await answer('prepareExport', null);
  actor.send({ type: 'again.requested' });
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
});

test('is for the owner only', async () => {
  const { actor, refuse } = start();
  await refuse('loadPersonalData', failure('notAllowed'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'denied', context: { error: null } });
});
