import { expect, test } from 'vitest';
import { renameMachine } from '../../../machines/recipes/rename.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const recipe = { companyUri: 'adas-kitchen', guid: 'a', title: 'Soup' };

function editing() {
  const stage = onStage(renameMachine, () => undefined);
  stage.actor.send({ type: 'rename.requested', ...recipe });
  stage.actor.send({ type: 'title.changed', title: 'Sunday soup' });
  return stage;
}

test('a title is typed, saved and kept', async () => {
  const { actor, answer, call } = editing();
  actor.send({ type: 'title.submitted' });
  expect(call('renameRecipe').input).toEqual({ ...recipe, title: 'Sunday soup' });
  await answer('renameRecipe', { guid: 'a', title: 'Sunday soup' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { form: null, titles: { a: 'Sunday soup' } } });
});

test('a failed save keeps the input', async () => {
  const { actor, refuse } = editing();
  actor.send({ type: 'title.submitted' });
  await refuse('renameRecipe', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { title: 'Sunday soup' }, error: failure('unknown') } });
  actor.send({ type: 'title.changed', title: 'Soup' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('closing the form changes nothing', () => {
  const { actor, calls } = editing();
  actor.send({ type: 'rename.cancelled' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.titles, calls]).toEqual(['shown', {}, []]);
  expect(actor.getSnapshot().context.form).toBeNull();
});

test('a pending title survives opening another recipe’s form', async () => {
  const { actor, answer, call } = editing();
  actor.send({ type: 'title.submitted' });
  actor.send({ type: 'rename.requested', ...recipe, guid: 'b' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'saving', context: { form: { guid: 'a' } } });
  expect(call('renameRecipe').signal.aborted).toBe(false);
  await answer('renameRecipe', { guid: 'a', title: 'Sunday soup' });
  expect(actor.getSnapshot().context.titles).toEqual({ a: 'Sunday soup' });
});

test('newer server data replaces local titles, and open input stays', async () => {
  const { actor, answer } = editing();
  actor.send({ type: 'title.submitted' });
  await answer('renameRecipe', { guid: 'a', title: 'Sunday soup' });
  actor.send({ type: 'rename.requested', ...recipe, guid: 'b' });
  actor.send({ type: 'titles.forgotten' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { guid: 'b' } } });
  expect(actor.getSnapshot().context.titles).toEqual({});
});
