import { expect, test } from 'vitest';
import { categories } from '../../../contract/console/content-areas.ts';
import { recordMachine } from '../../../machines/console/record.machine.ts';
import { restoredFields, valueOf } from '../../../machines/console/record.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { category, change } from './console-samples.ts';
import { theirs } from './record.fixture.ts';

/* Conflicts of two users, and interrupted saves. */

async function shown() {
  const stage = onStage(recordMachine, ({ newId }) => ({ name: 'categories' as const, area: categories, guid: 'guid-soups', newId }));
  await stage.answer('loadRecord', category());
  return stage;
}

async function conflicting() {
  const stage = await shown();
  stage.actor.send({ type: 'field.changed', name: 'slug', value: 'stews' });
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveRecord', failure('conflict', { current: theirs }));
  return stage;
}

/** The step-up box, answered with the right password. */
async function prove({ actor, answer }: Awaited<ReturnType<typeof shown>>) {
  await answer('loadWays', { code: false, password: true, passkey: false });
  const { stepUp } = actor.getSnapshot().children;
  stepUp?.send({ type: 'password.changed', password: 'correct horse battery' });
  stepUp?.send({ type: 'form.submitted' });
  await answer('stepUp', null);
}

test('shows both again, with the reason, when resolving a conflict fails', async () => {
  const { actor, refuse, call, answer } = await conflicting();
  actor.send({ type: 'save.requested' });
  await refuse('saveRecord', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({
    value: { conflicting: 'choosing' },
    context: { edits: { slug: 'stews' }, conflict: { theirs }, error: failure('unknown') },
  });
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toMatchObject({ version: 4, fields: { slug: 'stews' } });
  await answer('saveRecord', category({ version: 5 }));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'shown',
    context: { record: { version: 5 }, edits: {}, conflict: null, error: null },
  });
});

test('shows both again after another save in the meantime', async () => {
  const { actor, refuse } = await conflicting();
  actor.send({ type: 'save.requested' });
  const latest = { ...theirs, version: 5 };
  await refuse('saveRecord', failure('conflict', { current: latest }));
  expect(actor.getSnapshot()).toMatchObject({
    value: { conflicting: 'choosing' },
    context: { edits: { slug: 'stews' }, conflict: { theirs: latest } },
  });
});

test('saves nothing when theirs is kept everywhere, and continues with theirs', async () => {
  const { actor, calls } = await conflicting();
  actor.send({ type: 'side.chosen', name: 'slug', side: 'theirs' });
  actor.send({ type: 'save.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: theirs, edits: {}, conflict: null } });
  expect(calls.filter(({ src }) => src === 'saveRecord')).toHaveLength(1);
});

test('a conflict stays without step-up, and is resolved with it', async () => {
  const stage = await conflicting();
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveRecord', failure('stepUpRequired'));
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: { conflicting: 'choosing' },
    context: { edits: { slug: 'stews' }, conflict: { theirs } },
  });
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveRecord', failure('stepUpRequired'));
  await prove(stage);
  expect(stage.call('saveRecord').input).toMatchObject({ version: 4, fields: { slug: 'stews' } });
});

async function restoring() {
  const stage = await shown();
  stage.actor.send({ type: 'restore.requested', version: 1 });
  return stage;
}

test('restores the chosen version after step-up', async () => {
  const stage = await restoring();
  await stage.refuse('restoreVersion', failure('stepUpRequired'));
  await prove(stage);
  expect(stage.actor.getSnapshot().value).toBe('restoring');
  expect(stage.call('restoreVersion').input).toMatchObject({ version: 3, to: 1 });
});

test.each(['the second step is not given', 'it fails'])('restores nothing later when %s: the next save is the edit', async (how) => {
  const stage = await restoring();
  const { actor, answer, refuse, call, calls } = stage;
  await refuse('restoreVersion', failure(how === 'it fails' ? 'unknown' : 'stepUpRequired'));
  if (how !== 'it fails') await answer('showBox', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: how === 'it fails' ? failure('unknown') : null } });
  actor.send({ type: 'field.changed', name: 'slug', value: 'stews' });
  actor.send({ type: 'save.requested' });
  await refuse('saveRecord', failure('stepUpRequired'));
  await prove(stage);
  expect(actor.getSnapshot().value).toBe('saving');
  expect(call('saveRecord').input).toMatchObject({ fields: { slug: 'stews' } });
  expect(calls.filter(({ src }) => src === 'restoreVersion')).toHaveLength(1);
});

test('unsaved edits survive a restore, except those it already contains', async () => {
  const { actor, answer, call } = await shown();
  actor.send({ type: 'field.changed', name: 'slug', value: 'stews' });
  actor.send({ type: 'field.changed', name: 'position', value: 7 });
  actor.send({ type: 'restore.requested', version: 1 });
  await answer('restoreVersion', category({ version: 4, fields: { ...category().fields, position: 7 } }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: { version: 4 }, edits: { slug: 'stews' } } });
  expect(actor.getSnapshot().context.edits).not.toHaveProperty('position');
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toMatchObject({ version: 4, fields: { slug: 'stews' } });
});

async function restoreConflicting(typed: string | null = null) {
  const stage = await shown();
  if (typed !== null) stage.actor.send({ type: 'field.changed', name: 'slug', value: typed });
  stage.actor.send({ type: 'history.requested' });
  await stage.answer('loadHistory', { changes: [change], next: null });
  stage.actor.send({ type: 'restore.requested', version: change.version });
  await stage.refuse('restoreVersion', failure('conflict', { current: theirs }));
  return stage;
}

test('shows somebody else’s save beside the restore, and continues on top of it', async () => {
  const { actor, call, answer } = await restoreConflicting('stews');
  expect(actor.getSnapshot().value).toEqual({ restoreConflicting: 'choosing' });
  expect(restoredFields(actor.getSnapshot().context)).toEqual([{ name: 'slug', theirs: 'hot-soups', restored: 'soup' }]);
  actor.send({ type: 'restore.confirmed' });
  expect(call('restoreVersion').input).toMatchObject({ version: theirs.version, to: change.version });
  await answer('restoreVersion', category({ version: 5 }));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'shown',
    context: { record: { version: 5 }, edits: { slug: 'stews' }, restoring: null },
  });
});

test('continues with theirs when the restore is cancelled', async () => {
  const { actor } = await restoreConflicting();
  actor.send({ type: 'restore.abandoned' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: theirs, conflict: null, restoring: null } });
});

test('shows both where theirs touches an edited field, after cancelling the restore', async () => {
  const { actor, call } = await restoreConflicting('stews');
  actor.send({ type: 'restore.abandoned' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { conflicting: 'choosing' },
    context: { edits: { slug: 'stews' }, conflict: { theirs, sides: { slug: 'mine' } }, restoring: null },
  });
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toMatchObject({ version: theirs.version, fields: { slug: 'stews' } });
});

test.each(['the second step is not given', 'it fails'])('asks again whether to restore over theirs when %s', async (how) => {
  const { actor, answer, refuse } = await restoreConflicting();
  actor.send({ type: 'restore.confirmed' });
  await refuse('restoreVersion', failure(how === 'it fails' ? 'unknown' : 'stepUpRequired'));
  if (how !== 'it fails') await answer('showBox', null);
  expect(actor.getSnapshot()).toMatchObject({
    value: { restoreConflicting: 'choosing' },
    context: { restoring: change.version, conflict: { theirs } },
  });
});

test('a cleared field is shown empty', async () => {
  const { actor } = await shown();
  actor.send({ type: 'field.changed', name: 'slug', value: null });
  expect([valueOf(actor.getSnapshot().context, 'slug'), valueOf(actor.getSnapshot().context, 'position')]).toEqual([null, 1]);
});
