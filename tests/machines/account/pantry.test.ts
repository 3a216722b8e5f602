import { expect, test } from 'vitest';
import { pantryMachine } from '../../../machines/account/pantry.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { oil, salt } from './pantry.fixture.ts';

test('each change is saved at once, and nothing is lost when the server cannot be reached', async () => {
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

test('what is typed is looked for, and is no longer typed once a food is chosen', async () => {
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

test('a food that is taken away is gone at once, and what the server kept is what stands', async () => {
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
