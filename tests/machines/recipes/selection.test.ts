import { expect, expectTypeOf, test } from 'vitest';
import { selectionMachine, type SelectionEvent } from '../../../machines/recipes/selection.machine.ts';
import { onStage } from '../../support/stage.ts';
import type { ActorRefFrom } from 'xstate';

const start = () => {
  const { actor } = onStage(selectionMachine, () => undefined);
  actor.send({ type: 'selection.started' });
  return { actor, chosen: () => actor.getSnapshot().context.guids };
};

test('recipes are chosen one by one, and let go again', () => {
  const { actor, chosen } = start();
  actor.send({ type: 'recipe.toggled', guid: 'b' });
  actor.send({ type: 'recipe.toggled', guid: 'a' });
  expect(chosen()).toEqual(['b', 'a']);
  actor.send({ type: 'recipe.toggled', guid: 'b' });
  expect(chosen()).toEqual(['a']);
});

test('all are chosen, unless they are', () => {
  const { actor, chosen } = start();
  actor.send({ type: 'recipe.toggled', guid: 'b' });
  actor.send({ type: 'all.toggled', guids: ['a', 'b'] });
  expect(chosen()).toEqual(['a', 'b']);
  actor.send({ type: 'all.toggled', guids: ['a', 'b'] });
  expect(chosen()).toEqual([]);
});

test('the end of the selection forgets it', () => {
  const { actor, chosen } = start();
  actor.send({ type: 'recipe.toggled', guid: 'a' });
  actor.send({ type: 'selection.ended' });
  expect([actor.getSnapshot().value, chosen()]).toEqual(['off', []]);
});

test('accepts its events and nothing that cannot happen', () => {
  type Sent = Parameters<ActorRefFrom<typeof selectionMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SelectionEvent>();
  // A recipe is named by its guid.
  expectTypeOf<{ type: 'recipe.toggled' }>().not.toExtend<Sent>();
});
