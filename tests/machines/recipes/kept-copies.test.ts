import { expect, test } from 'vitest';
import { keptCopiesMachine } from '../../../machines/recipes/kept-copies.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const start = () => onStage(keptCopiesMachine, () => undefined);
const kept = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'keepOnlyOf').map(({ input }) => input);

test('copies of an unknown user make the server be asked', async () => {
  const stage = start();
  await stage.answer('hasCopies', true);
  expect([stage.actor.getSnapshot().value, stage.ran('askServer').length, kept(stage)]).toEqual(['resting', 1, []]);
});

test('a browser without copies makes no call', async () => {
  const stage = start();
  await stage.answer('hasCopies', false);
  expect([stage.actor.getSnapshot().value, stage.ran('askServer')]).toEqual(['resting', []]);
});

test('a known user keeps only their own copies, and a sign-out keeps none', async () => {
  const stage = start();
  for (const owner of ['ada', 'bob', null]) {
    stage.actor.send({ type: 'owner.known', owner });
    await stage.answer('keepOnlyOf');
  }
  expect(kept(stage)).toEqual([{ owner: 'ada' }, { owner: 'bob' }, { owner: null }]);
  expect(stage.actor.getSnapshot().value).toBe('resting');
});

test('a user who signs in during the deletion is handled at once', () => {
  const stage = start();
  stage.actor.send({ type: 'owner.known', owner: 'ada' });
  stage.actor.send({ type: 'owner.known', owner: null });
  expect(kept(stage)).toEqual([{ owner: 'ada' }, { owner: null }]);
});

test('a forbidden storage has no effect', async () => {
  const stage = start();
  await stage.refuse('hasCopies', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toBe('resting');
  stage.actor.send({ type: 'owner.known', owner: 'ada' });
  await stage.refuse('keepOnlyOf', failure('unknown'));
  expect([stage.actor.getSnapshot().value, stage.ran('askServer')]).toEqual(['resting', []]);
});
