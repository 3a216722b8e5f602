import { expect, test } from 'vitest';
import { pantryMachine } from '../../../machines/account/pantry.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { oil, salt } from './pantry.fixture.ts';

test('saves each change at once, and loses nothing when the server is unreachable', async () => {
  const stage = onStage(pantryMachine, () => undefined);
  await stage.answer('loadPantry', [salt]);
  stage.actor.send({ type: 'food.typed', text: 'oi' });
  stage.actor.send({ type: 'food.added', food: oil });
  expect(stage.call('savePantry').input).toEqual({ foods: [salt, oil] });
  await stage.refuse('savePantry', failure('unknown'));
  expect(stage.actor.getSnapshot().context).toMatchObject({ foods: [salt, oil], text: '' });
  stage.actor.send({ type: 'form.submitted' });
  await stage.answer('savePantry', [salt, oil]);
  expect(stage.actor.getSnapshot().matches({ shown: 'asKept' })).toBe(true);
});

test('searches while typing, and clears the text once a food is chosen', async () => {
  const stage = onStage(pantryMachine, () => undefined);
  await stage.answer('loadPantry', []);
  const looksFor = () => stage.actor.getSnapshot().children.foodSearch?.getSnapshot().context.text;
  stage.actor.send({ type: 'food.typed', text: 'oi' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { shown: 'asKept' }, context: { text: 'oi' } });
  expect(looksFor()).toBe('oi');
  stage.actor.send({ type: 'food.added', food: oil });
  expect(stage.actor.getSnapshot().context.text).toBe('');
  expect(looksFor()).toBe('');
});

test('a removed food disappears at once, and the server’s list wins', async () => {
  const stage = onStage(pantryMachine, () => undefined);
  await stage.answer('loadPantry', [salt, oil]);
  stage.actor.send({ type: 'food.removed', id: 'salt' });
  expect(stage.call('savePantry').input).toEqual({ foods: [oil] });
  expect(stage.actor.getSnapshot().context.foods).toEqual([oil]);
  await stage.refuse('savePantry', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { shown: 'unsaved' }, context: { error: failure('unknown') } });
  stage.actor.send({ type: 'form.submitted' });
  await stage.answer('savePantry', [salt]);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { shown: 'asKept' }, context: { foods: [salt], error: null } });
});
