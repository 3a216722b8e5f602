import { expect, test } from 'vitest';
import { selectionMachine } from '../../../machines/recipes/selection.machine.ts';
import { onStage } from '../../support/stage.ts';

const start = () => {
  const { actor } = onStage(selectionMachine, () => undefined);
  actor.send({ type: 'selection.started' });
  return { actor, chosen: () => actor.getSnapshot().context.guids };
};

test('recipes are chosen and unchosen one by one', () => {
  const { actor, chosen } = start();
  actor.send({ type: 'recipe.toggled', guid: 'b' });
  actor.send({ type: 'recipe.toggled', guid: 'a' });
  expect(chosen()).toEqual(['b', 'a']);
  actor.send({ type: 'recipe.toggled', guid: 'b' });
  expect(chosen()).toEqual(['a']);
});

test('choosing all toggles', () => {
  const { actor, chosen } = start();
  actor.send({ type: 'recipe.toggled', guid: 'b' });
  actor.send({ type: 'all.toggled', guids: ['a', 'b'] });
  expect(chosen()).toEqual(['a', 'b']);
  actor.send({ type: 'all.toggled', guids: ['a', 'b'] });
  expect(chosen()).toEqual([]);
});

test('ending the selection clears it', () => {
  const { actor, chosen } = start();
  actor.send({ type: 'recipe.toggled', guid: 'a' });
  actor.send({ type: 'selection.ended' });
  expect([actor.getSnapshot().value, chosen()]).toEqual(['off', []]);
});
