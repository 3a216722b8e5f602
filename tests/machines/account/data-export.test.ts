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

test('asks for the password, opens the file by it, fetches the file, and forgets the password', async () => {
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

test('wants the password where there is one, and says so until it is typed', async () => {
  const { actor, calls } = await asking();
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
  expect(calls.map(({ src }) => src)).toEqual(['loadPersonalData']);
  actor.send({ type: 'password.changed', password: 's' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: null } });
});

test('fetches the recipes alone when they are asked for', async () => {
  const { actor, answer, call, ran } = await asking();
  actor.send({ type: 'export.submitted', file: 'recipes' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'export.submitted', file: 'recipes' });
  expect(call('prepareExport').input).toEqual({ currentPassword: 'secret words' });
  await answer('prepareExport', null);
  expect(ran('download')).toEqual([{ file: 'recipes' }]);
});

test('asks for none where there is none', async () => {
  const { actor, call } = await asking(false);
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(call('prepareExport').input).toEqual({ currentPassword: '' });
});

test('shows what the server says, keeps what was typed, and fetches nothing', async () => {
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

test('may be done again, with the password again', async () => {
  const { actor, answer } = await asking();
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'export.submitted', file: 'everything' });
  await answer('prepareExport', null);
  actor.send({ type: 'again.requested' });
  actor.send({ type: 'export.submitted', file: 'everything' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
});

test('is for the owner alone', async () => {
  const { actor, refuse } = start();
  await refuse('loadPersonalData', failure('notAllowed'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'denied', context: { error: null } });
});
