import { expect, test } from 'vitest';
import { maxImportBytes } from '../../../contract/recipes/import-endpoints.ts';
import { recipeImportMachine } from '../../../machines/recipes/recipe-import.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { report } from './recipe-import.fixture.ts';

const file = { name: 'recipes.zip', size: 10, content: 'the file' };
const start = () => onStage(recipeImportMachine, () => undefined);
const sending = () => {
  const stage = start();
  stage.actor.send({ type: 'file.chosen', file });
  stage.actor.send({ type: 'import.submitted' });
  return stage;
};

test('uploads the chosen file, with progress and a report on its recipes', () => {
  const { actor, call } = sending();
  expect(call('sendFile').input).toEqual(file);
  actor.send({ type: 'progress.made', share: 0.4 });
  expect(actor.getSnapshot()).toMatchObject({ value: { sending: 'uploading' }, context: { share: 0.4 } });
  actor.send({ type: 'progress.made', share: 1 });
  expect(actor.getSnapshot()).toMatchObject({ value: { sending: 'reading' } });
  actor.send({ type: 'report.arrived', report });
  expect(actor.getSnapshot()).toMatchObject({ value: 'report', context: { report } });
  actor.send({ type: 'again.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { file: null, report: null } });
});

test('requires a file, and refuses one that is too large without sending it', () => {
  const { actor, calls } = start();
  actor.send({ type: 'import.submitted' });
  expect(actor.getSnapshot().context.problem).toBe('file.required');
  actor.send({ type: 'file.chosen', file });
  expect(actor.getSnapshot().context.problem).toBeNull();
  actor.send({ type: 'file.chosen', file: { ...file, size: maxImportBytes + 1 } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { problem: 'file.tooLarge', file } });
  expect(calls).toEqual([]);
});

test('keeps a file that failed to upload, and sends it again from its beginning', () => {
  const { actor, calls } = sending();
  actor.send({ type: 'progress.made', share: 0.4 });
  actor.send({ type: 'import.failed', error: failure('unknown') });
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { file, error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().context).toMatchObject({ share: 0, error: null });
  expect(calls.map(({ input }) => input)).toEqual([file, file]);
});

test('stopping aborts the call, and keeps the file', () => {
  const { actor, call } = sending();
  actor.send({ type: 'import.stopped' });
  expect(call('sendFile').signal.aborted).toBe(true);
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { file } });
});

test('sends the file again for the recipes not reached', () => {
  const { actor, calls } = sending();
  actor.send({ type: 'report.arrived', report });
  actor.send({ type: 'import.submitted' });
  expect(calls.map(({ input }) => input)).toEqual([file, file]);
});

test('another file can be chosen after a failure, within the same limits', () => {
  const { actor, call, calls } = sending();
  const fails = () => actor.send({ type: 'import.failed', error: failure('unknown') });
  fails();
  actor.send({ type: 'file.chosen', file: { ...file, size: maxImportBytes + 1 } });
  expect(actor.getSnapshot().context).toMatchObject({ problem: 'file.tooLarge', file });
  const other = { ...file, name: 'other.zip' };
  actor.send({ type: 'file.chosen', file: other });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { problem: null, file: other, error: null } });
  actor.send({ type: 'import.submitted' });
  expect(call('sendFile').input).toEqual(other);
  fails();
  actor.send({ type: 'file.removed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { file: null, error: null } });
  actor.send({ type: 'import.submitted' });
  expect(actor.getSnapshot().context.problem).toBe('file.required');
  expect(calls).toHaveLength(2);
});

test('a file removed before it is sent is not sent', () => {
  const { actor, calls } = start();
  actor.send({ type: 'file.chosen', file });
  actor.send({ type: 'file.removed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { file: null } });
  actor.send({ type: 'import.submitted' });
  expect(calls).toEqual([]);
});
