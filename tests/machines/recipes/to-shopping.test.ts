import { expect, test } from 'vitest';
import { toShoppingMachine, type ShoppingOrder } from '../../../machines/recipes/to-shopping.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const order: ShoppingOrder = { recipes: [{ guid: 'a', servings: 4 }], unitSystem: 'us' };
const keyOf = (input: unknown) => (input as { addKey: string }).addKey;

test('a retry of a possibly lost order keeps its key, and another order has a new one', async () => {
  const stage = onStage(toShoppingMachine, ({ newId }) => ({ newId }));
  stage.actor.send({ type: 'shopping.requested', ...order });
  const first = keyOf(stage.call('addToShopping').input);
  await stage.refuse('addToShopping', failure('unknown'));
  expect(stage.ran('tellFailure')).toHaveLength(1);
  stage.actor.send({ type: 'shopping.requested', ...order });
  expect(keyOf(stage.call('addToShopping').input)).toBe(first);
  await stage.answer('addToShopping', { added: 2, atHome: ['salt'] });
  expect(stage.ran('tellAdded')).toEqual([{ added: 2, atHome: ['salt'] }]);
  stage.actor.send({ type: 'shopping.requested', ...order });
  expect(keyOf(stage.call('addToShopping').input)).not.toBe(first);
});
