import { expect, test } from 'vitest';
import { recipeChangesMachine } from '../../../machines/recipes/recipe-changes.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

/* Changes are queued: each is made once, in order, and a failure does not affect the next. */

const start = () => onStage(recipeChangesMachine, ({ newId }) => ({ newId }));
const trash = (guid: string) => ({ type: 'change.requested', guids: [guid], change: { isInTrash: true } }) as const;
const heart = (guid: string) => ({ type: 'change.requested', guids: [guid], change: { isFavourite: true } }) as const;
const sent = ({ calls }: ReturnType<typeof start>) =>
  calls.filter(({ src }) => src === 'changeRecipes').map(({ input }) => (input as { guids: string[] }).guids[0]);

test('an expired or failed undo ends', async () => {
  for (const end of ['answer', 'refuse'] as const) {
    const stage = start();
    stage.actor.send(trash('a'));
    await stage.answer('changeRecipes', { changed: ['a'], deletesAt: 7 });
    await (end === 'answer' ? stage.answer('offerUndo', false) : stage.refuse('offerUndo', failure('unknown')));
    expect(stage.actor.getSnapshot().value).toEqual({ ready: 'quiet' });
    expect(sent(stage)).toEqual(['a']);
  }
});

test('a change is sent once, successful or not, and the next on its own press', async () => {
  const stage = start();
  stage.actor.send(heart('a'));
  await stage.answer('changeRecipes', { changed: ['a'], deletesAt: null });
  stage.actor.send(heart('b'));
  await stage.refuse('changeRecipes', failure('conflict'));
  expect(stage.ran('tellFailure')).toEqual([{ error: failure('conflict') }]);
  expect(stage.actor.getSnapshot().value).toEqual({ ready: 'quiet' });
  stage.actor.send(trash('c'));
  await stage.answer('changeRecipes', { changed: ['c'], deletesAt: 7 });
  stage.actor.send(heart('d'));
  expect(sent(stage)).toEqual(['a', 'b', 'c', 'd']);
});

test('trashed recipes leave the browser’s storage, also while other changes wait', async () => {
  const stage = start();
  stage.actor.send(trash('a'));
  stage.actor.send(heart('b'));
  await stage.answer('changeRecipes', { changed: ['a'], deletesAt: 7 });
  expect(stage.ran('forgetSaved').at(-1)).toEqual({ guids: ['a'] });
  expect(sent(stage)).toEqual(['a', 'b']);
});

test('a tag given during another change waits for it, and returns to its field on failure', async () => {
  const stage = start();
  const tagWith = (text: string) => {
    stage.actor.send({ type: 'tag.changed', text });
    stage.actor.send({ type: 'tag.submitted', guids: ['b'] });
  };
  stage.actor.send(heart('a'));
  tagWith(' ');
  tagWith('quick');
  stage.actor.send(heart('c'));
  expect([sent(stage), stage.actor.getSnapshot().value, stage.actor.getSnapshot().context.tag]).toEqual([['a'], 'changing', '']);
  await stage.answer('changeRecipes', { changed: ['a'], deletesAt: null });
  expect(stage.call('changeRecipes').input).toEqual({ guids: ['b'], change: { addTag: 'quick' } });
  await stage.refuse('changeRecipes', failure('unknown'));
  expect([sent(stage), stage.actor.getSnapshot().context.tag]).toEqual([['a', 'b', 'c'], 'quick']);
});

test('a failed copy shows why', async () => {
  const stage = start();
  stage.actor.send({ type: 'copy.requested', companyUri: 'adas-kitchen', guid: 'a' });
  await stage.refuse('copyRecipe', failure('unknown'));
  expect(stage.ran('tellFailure')).toEqual([{ error: failure('unknown') }]);
  expect(stage.actor.getSnapshot().value).toEqual({ ready: 'quiet' });
});
