import { expect, test } from 'vitest';
import { promptLabMachine } from '../../../machines/console/prompt-lab.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { lab, underWay } from './prompt-lab.fixture.ts';

async function open(first = lab()) {
  const stage = onStage(promptLabMachine, () => ({ guid: 'guid-v2' }));
  await stage.answer('loadLab', first);
  return stage;
}

test('polls during a run, and stops afterwards', async () => {
  const { actor, answer, call, clock } = await open(underWay);
  expect(actor.getSnapshot().value).toEqual({ shown: 'watching' });
  clock.increment(2_000);
  expect(call('loadLab').input).toEqual({ guid: 'guid-v2', other: null });
  await answer('loadLab', lab());
  expect(actor.getSnapshot().value).toEqual({ shown: 'calm' });
});

test('a failed poll is not a failure of the page', async () => {
  const { actor, refuse, clock } = await open(underWay);
  clock.increment(2_000);
  await refuse('loadLab', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'watching' }, context: { error: null, lab: underWay } });
});

test('runs cases, and compares the version with another', async () => {
  const { actor, answer, call } = await open();
  actor.send({ type: 'tries.requested', guid: 'guid-v1', cases: ['guid-case'] });
  expect(call('startTries').input).toMatchObject({ guid: 'guid-v1', cases: ['guid-case'] });
  await answer('startTries', { started: 1 });
  await answer('loadLab', lab());
  actor.send({ type: 'other.chosen', guid: 'guid-v3' });
  expect(call('loadLab').input).toEqual({ guid: 'guid-v2', other: 'guid-v3' });
});

test('promotes after step-up, or shows why not', async () => {
  const { actor, answer, refuse, call } = await open();
  const version = { guid: 'guid-v2', rowVersion: 4, labels: ['staging'] };
  actor.send({ type: 'production.requested', version });
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'production.dismissed' });
  expect(actor.getSnapshot().value).toEqual({ shown: 'calm' });
  actor.send({ type: 'production.requested', version });
  actor.send({ type: 'production.confirmed' });
  expect(call('moveProduction').input).toEqual(version);
  await refuse('moveProduction', failure('stepUpRequired'));
  expect(actor.getSnapshot().value).toBe('proving');
  const about = { area: 'prompts', action: null, deed: 'promote', title: '2', rows: 1 };
  expect(actor.getSnapshot().children.stepUp?.getSnapshot().context.about).toEqual(about);
  await answer('showBox', null);
  expect(actor.getSnapshot().value).toEqual({ shown: 'calm' });
  actor.send({ type: 'production.requested', version });
  actor.send({ type: 'production.confirmed' });
  const missing = failure('invalidInput', { 'fields.labels': 'This version has yet to pass these cases in the lab: A plain dish.' });
  await refuse('moveProduction', missing);
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'calm' }, context: { error: missing } });
});

test('shows finished results while the others run', async () => {
  const { actor, answer, clock, calls } = await open(underWay);
  clock.increment(2_000);
  await answer('loadLab', underWay);
  expect(actor.getSnapshot().value).toEqual({ shown: 'watching' });
  clock.increment(2_000);
  expect(calls.filter(({ src }) => src === 'loadLab')).toHaveLength(3);
});

test('stops a version’s run and shows its results, or why it continues', async () => {
  const { actor, answer, refuse, call } = await open(underWay);
  actor.send({ type: 'cancel.requested', guid: 'guid-v1' });
  expect(call('cancelTries').input).toEqual({ guid: 'guid-v1' });
  await refuse('cancelTries', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'watching' }, context: { error: failure('unknown') } });
  actor.send({ type: 'cancel.requested', guid: 'guid-v1' });
  await answer('cancelTries', {});
  await answer('loadLab', lab());
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'calm' }, context: { lab: lab(), error: null } });
});

test('shows why a run failed to start', async () => {
  const { actor, refuse } = await open();
  actor.send({ type: 'tries.requested', guid: 'guid-v1', cases: ['guid-case'] });
  await refuse('startTries', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'calm' }, context: { error: failure('conflict') } });
});

test('reloads production when it has changed', async () => {
  const { actor, answer, calls } = await open();
  actor.send({ type: 'production.requested', version: { guid: 'guid-v2', rowVersion: 4, labels: ['staging'] } });
  actor.send({ type: 'production.confirmed' });
  await answer('moveProduction', {});
  expect(actor.getSnapshot().value).toBe('loading');
  expect(calls.filter(({ src }) => src === 'loadLab')).toHaveLength(2);
});
