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
