import { expect, expectTypeOf, test } from 'vitest';
import { type RecipesEvent, recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, summary } from '../samples.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

const start = () => onStage(recipesMachine, ({ newId }) => ({ newId }));
const guids = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context.recipes.map(({ guid }) => guid);

test('lists page after page, each once', async () => {
  const stage = start();
  expect(stage.call('loadRecipes').input).toEqual({ before: null });
  await stage.answer('loadRecipes', { items: [summary('a'), summary('b')], next: 'b' });
  stage.actor.send({ type: 'more.requested' });
  stage.actor.send({ type: 'more.requested' });
  expect(stage.calls).toHaveLength(2);
  expect(stage.call('loadRecipes').input).toEqual({ before: 'b' });
  expect(guids(stage), 'those that are there stay').toEqual(['a', 'b']);
  await stage.answer('loadRecipes', { items: [summary('c')], next: null });
  expect(guids(stage)).toEqual(['a', 'b', 'c']);
});

test('asks for no more at the end', async () => {
  const stage = start();
  await stage.answer('loadRecipes', { items: [], next: null });
  stage.actor.send({ type: 'more.requested' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { recipes: [] } });
  expect(stage.calls).toHaveLength(1);
});

test('keeps what is listed when the next page fails, and tries that page again', async () => {
  const stage = start();
  await stage.answer('loadRecipes', { items: [summary('a')], next: 'a' });
  stage.actor.send({ type: 'more.requested' });
  await stage.refuse('loadRecipes', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  expect(guids(stage)).toEqual(['a']);
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.call('loadRecipes').input).toEqual({ before: 'a' });
  await stage.answer('loadRecipes', { items: [summary('b')], next: null });
  expect(guids(stage)).toEqual(['a', 'b']);
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('takes the call back when the page is left', () => {
  const stage = start();
  stage.actor.stop();
  expect(stage.call('loadRecipes').signal.aborted).toBe(true);
});

test('is written anew in another language, from its first page, and stays as it is when that fails', async () => {
  const stage = start();
  await stage.answer('loadRecipes', { items: [summary('a'), summary('b')], next: 'b' });
  stage.actor.send({ type: 'language.changed' });
  expect(stage.call('loadRecipes').input).toEqual({ before: null });
  expect(guids(stage), 'they are read on meanwhile').toEqual(['a', 'b']);
  await stage.answer('loadRecipes', { items: [summary('c')], next: null });
  expect(guids(stage)).toEqual(['c']);
  stage.actor.send({ type: 'language.changed' });
  await stage.refuse('loadRecipes', failure('unknown'));
  expect(guids(stage)).toEqual(['c']);
  expect(stage.actor.getSnapshot().value).toBe('listed');
});

type Machine = typeof recipesMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['next']>().toEqualTypeOf<string | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<RecipesEvent>();
  // There is no such event.
  expectTypeOf<{ type: 'page.requested'; before: string }>().not.toExtend<Sent>();
});
