import { expect, test } from 'vitest';
import { wishKey } from '../../../contract/kitchen/wishes.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onions } from './food-search.fixture.ts';
import { draft, noOnion, noPeanut, reading, stored, vegan } from './kitchen.fixture.ts';
import { contextOf, lastMemory, open, ordering, orders, send, stateOf } from './kitchen.stage.ts';
import { company } from '../samples.ts';

/* Wishes from the text, the form and the profile. */

const noGarlic = { kind: 'without', id: 'garlic', label: 'garlic', source: 'form' } as const;

test('the order is read while typing, with every wish', async () => {
  const stage = await open();
  expect(stage.calls.filter(({ src }) => src === 'readOrder')).toHaveLength(1);
  stage.actor.send({ type: 'draft.changed', change: { description: 'ramen, no onion' } });
  stage.actor.send({ type: 'wish.added', wish: vegan });
  stage.clock.increment(timings.typingPause);
  expect(stage.calls.filter(({ src }) => src === 'readOrder')).toHaveLength(2);
  expect(stage.call('readOrder').input).toMatchObject({
    companyUri: company.uri,
    draft: { description: 'ramen, no onion', wishes: [vegan] },
  });
  await stage.answer('readOrder', reading);
  expect(stage.actor.getSnapshot().children.reading?.getSnapshot().context.reading).toEqual(reading);
});

test('changes without effect on wishes are not read again', async () => {
  const stage = await open();
  stage.actor.send({ type: 'servings.changed', servings: 6 });
  stage.actor.send({ type: 'leaveOut.changed', text: 'oni' });
  stage.clock.increment(timings.typingPause);
  expect(stage.calls.filter(({ src }) => src === 'readOrder')).toHaveLength(1);
});

test.each([
  ['filled in: it goes', vegan, { wishes: [], dismissed: [], withoutProfile: [] }],
  ['read in the words: it is passed over', noOnion, { wishes: [vegan], dismissed: ['without/onion'], withoutProfile: [] }],
  ['of the profile: it is off for this order', noPeanut, { wishes: [vegan], dismissed: [], withoutProfile: ['allergy/peanut'] }],
])('a wish is removed according to its source. %s', async (_, wish, left) => {
  const stage = await ordering();
  stage.actor.send({ type: 'wish.removed', wish });
  stage.actor.send({ type: 'wish.removed', wish });
  expect(contextOf(stage).draft).toEqual({ ...draft, ...left });
  expect(lastMemory(stage)).toMatchObject({ stored: { draft: left } });
  stage.clock.increment(timings.typingPause);
  expect(stage.call('readOrder').input).toMatchObject({ draft: left });
});

test('the whole profile is applied again', async () => {
  const stage = await open(stored({ draft: { ...draft, withoutProfile: [wishKey(noPeanut), 'diet/vegan'] } }));
  stage.actor.send({ type: 'profile.restored' });
  expect(contextOf(stage).draft).toEqual(draft);
  stage.clock.increment(timings.typingPause);
  expect(stage.call('readOrder').input).toMatchObject({ draft: { withoutProfile: [] } });
});

test('choosing a removed wish restores it', async () => {
  const stage = await ordering();
  stage.actor.send({ type: 'wish.removed', wish: noOnion });
  stage.actor.send({ type: 'wish.added', wish: { ...noOnion, source: 'form' } });
  expect(contextOf(stage).draft).toEqual({ ...draft, wishes: [vegan, { ...noOnion, source: 'form' }] });
});

test('an unknown word can be ignored, once', async () => {
  const stage = await ordering();
  stage.actor.send({ type: 'word.dismissed', word: 'xyz', text: 'no xyz' });
  stage.actor.send({ type: 'word.dismissed', word: 'xyz', text: 'no xyz' });
  expect(contextOf(stage).draft.dismissed).toEqual(['unclear/xyz/6/no xyz']);
  stage.clock.increment(timings.typingPause);
  expect(stage.call('readOrder').input).toMatchObject({ draft: { dismissed: ['unclear/xyz/6/no xyz'] } });
});

test('suggests foods to exclude; choosing one makes a wish and clears the field', async () => {
  const stage = await ordering();
  stage.actor.send({ type: 'leaveOut.changed', text: 'garl' });
  stage.clock.increment(timings.typingPause);
  expect(stage.call('findFoods').input).toEqual({ text: 'garl' });
  await stage.answer('findFoods', onions);
  expect(stage.actor.getSnapshot().children.foodSearch?.getSnapshot().context.foods).toEqual(onions);
  stage.actor.send({ type: 'wish.added', wish: noGarlic });
  expect(contextOf(stage).draft).toEqual({ ...draft, wishes: [vegan, noGarlic] });
  expect(stage.actor.getSnapshot().children.foodSearch?.getSnapshot().value).toBe('idle');
});

test.each(['recipe.requested', 'retry.requested'] as const)(
  'a food that is half typed blocks %s, and says so: what was to be left out would be cooked',
  async (type) => {
    const stage = await ordering();
    send(stage, 'recipe.requested');
    send(stage, 'cancel.requested');
    stage.actor.send({ type: 'leaveOut.changed', text: 'garl' });
    const before = orders(stage).length;
    send(stage, type);
    expect([stateOf(stage), contextOf(stage).problem]).toEqual([{ open: 'cancelled' }, 'leaveOut.unknown']);
    expect(orders(stage)).toHaveLength(before);
    stage.actor.send({ type: 'leaveOut.changed', text: '' });
    expect(contextOf(stage).problem).toBeNull();
    send(stage, type);
    expect(stateOf(stage)).toBe('sending');
  },
);

test('a changed wish makes another order, under another key', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  send(stage, 'cancel.requested');
  stage.actor.send({ type: 'wish.added', wish: noGarlic });
  send(stage, 'retry.requested');
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-3', draft: { wishes: [vegan, noGarlic] } }]);
});

test('nothing is read or searched during cooking', async () => {
  const stage = await ordering();
  stage.actor.send({ type: 'leaveOut.changed', text: '' });
  send(stage, 'recipe.requested');
  expect(stage.call('readOrder').signal.aborted).toBe(true);
  expect(stage.actor.getSnapshot().children.reading).toBeUndefined();
  send(stage, 'cancel.requested');
  expect(
    stage.calls.filter(({ src }) => src === 'readOrder'),
    'it is read again with the form',
  ).toHaveLength(2);
});
