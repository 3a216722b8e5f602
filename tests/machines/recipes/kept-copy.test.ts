import { expect, test } from 'vitest';
import { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe } from '../samples.ts';

const photo = { bytes: 1 };
const keep = () => onStage(keptCopyMachine, () => ({ recipe }));
const asked = ({ calls }: ReturnType<typeof keep>) => calls.map(({ src }) => src);

async function stored(owner: string | null = 'ada') {
  const stage = keep();
  await stage.answer('fetchPhoto', photo);
  await stage.answer('findOwner', owner);
  return stage;
}

test('stores a recipe with its picture, for its user', async () => {
  const stage = await stored();
  expect(stage.call('storeCopy').input).toEqual({ recipe, photo, owner: 'ada' });
  await stage.answer('storeCopy');
  await stage.answer('findOwner', 'ada');
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'over', status: 'done' });
  expect(asked(stage)).not.toContain('removeCopy');
});

test('stores it without a picture that fails to load', async () => {
  const stage = keep();
  await stage.refuse('fetchPhoto', failure('unknown'));
  await stage.answer('findOwner', 'ada');
  expect(stage.call('storeCopy').input).toEqual({ recipe, photo: null, owner: 'ada' });
});

test('stores nothing when signed out', async () => {
  const stage = await stored(null);
  expect([stage.actor.getSnapshot().value, asked(stage)]).toEqual(['over', ['fetchPhoto', 'findOwner']]);
});

test.each([
  ['signed out', (stage: Awaited<ReturnType<typeof stored>>) => stage.answer('findOwner', null)],
  ['gave the tab to another user', (stage: Awaited<ReturnType<typeof stored>>) => stage.answer('findOwner', 'bob')],
  ['cannot be named any more', (stage: Awaited<ReturnType<typeof stored>>) => stage.refuse('findOwner', failure('unknown'))],
])('removes the copy of a user who %s while it was stored', async (_, leave) => {
  const stage = await stored();
  await stage.answer('storeCopy');
  await leave(stage);
  expect(stage.call('removeCopy').input).toEqual({ guid: recipe.guid });
});

test.each(['answer', 'refuse'] as const)('is over once the copy is removed, or cannot be: %s', async (how) => {
  const stage = await stored();
  await stage.answer('storeCopy');
  await stage.answer('findOwner', null);
  await stage[how]('removeCopy', how === 'refuse' ? failure('unknown') : undefined);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'over', status: 'done' });
});

test('stores nothing for an unknown user', async () => {
  const stage = keep();
  await stage.answer('fetchPhoto', photo);
  await stage.refuse('findOwner', failure('unknown'));
  expect([stage.actor.getSnapshot().status, asked(stage)]).toEqual(['done', ['fetchPhoto', 'findOwner']]);
});

test('a full storage has no effect', async () => {
  const stage = await stored();
  await stage.refuse('storeCopy', failure('unknown'));
  expect(stage.actor.getSnapshot().status).toBe('done');
});
