import { describe, expect, test } from 'vitest';
import { recipeChangesMachine } from '../../../machines/recipes/recipe-changes.machine.ts';
import { withChanges } from '../../../machines/recipes/recipe-changes.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe, shelf, summary } from '../samples.ts';

const start = () => onStage(recipeChangesMachine, ({ newId }) => ({ newId }));
const trash = (...guids: string[]) => ({ type: 'change.requested', guids, change: { isInTrash: true } }) as const;
const heart = (guid: string) => ({ type: 'change.requested', guids: [guid], change: { isFavourite: true } }) as const;

describe('the trash', () => {
  test('takes a recipe, offers an undo, and restores it', async () => {
    const { actor, answer, call, calls, ran } = start();
    actor.send(trash('a', 'b'));
    expect(call('changeRecipes').input).toEqual({ guids: ['a', 'b'], change: { isInTrash: true } });
    await answer('changeRecipes', { changed: ['a'], deletesAt: 7 });
    expect(call('offerUndo').input).toEqual({ guids: ['a'], change: { isInTrash: true }, deletesAt: 7 });
    expect(ran('forgetSaved')).toEqual([{ guids: ['a'] }]);
    await answer('offerUndo', true);
    expect(call('changeRecipes').input, 'only what was changed').toEqual({ guids: ['a'], change: { isInTrash: false } });
    await answer('changeRecipes', { changed: ['a'], deletesAt: null });
    expect(actor.getSnapshot().value, 'an undo is not offered to be undone').toEqual({ ready: 'quiet' });
    expect(calls).toHaveLength(3);
    expect(withChanges(summary('a'), actor.getSnapshot().context.made)).toEqual(summary('a'));
  });

  test('the undo ends with the next change', async () => {
    const { actor, answer, call } = start();
    actor.send(trash('a'));
    await answer('changeRecipes', { changed: ['a'], deletesAt: 7 });
    const offer = call('offerUndo');
    actor.send(heart('b'));
    expect(offer.signal.aborted).toBe(true);
  });
});

test('changes are made one after the other, also after a failure', async () => {
  const { actor, answer, refuse, call, calls, ran } = start();
  actor.send(heart('a'));
  actor.send(heart('b'));
  actor.send(heart('c'));
  expect(calls).toHaveLength(1);
  await refuse('changeRecipes', failure('unknown'));
  expect(ran('tellFailure')).toEqual([{ error: failure('unknown') }]);
  await answer('changeRecipes', { changed: ['b'], deletesAt: null });
  expect(call('changeRecipes').input).toMatchObject({ guids: ['c'] });
  await answer('changeRecipes', { changed: ['c'], deletesAt: null });
  const { value, context } = actor.getSnapshot();
  expect([value, context.made.flatMap(({ guids }) => guids)]).toEqual([{ ready: 'quiet' }, ['b', 'c']]);
});

describe('a tag', () => {
  test('is added, and its field is empty again', async () => {
    const { actor, answer, call } = start();
    actor.send({ type: 'tag.changed', text: ' quick ' });
    actor.send({ type: 'tag.submitted', guids: ['a', 'b'] });
    expect([call('changeRecipes').input, actor.getSnapshot().context.tag]).toEqual([
      { guids: ['a', 'b'], change: { addTag: 'quick' } },
      '',
    ]);
    await answer('changeRecipes', { changed: ['a', 'b'], deletesAt: null });
    expect(call('offerUndo').input, 'what was done to many can be taken back').toMatchObject({ guids: ['a', 'b'] });
    await answer('offerUndo', true);
    expect(call('changeRecipes').input).toEqual({ guids: ['a', 'b'], change: { removeTag: 'quick' } });
  });

  test('that failed returns to its field, unless another is typed there', async () => {
    const { actor, refuse } = start();
    for (const [typed, kept] of [
      ['', 'quick'],
      ['slow', 'slow'],
    ] as const) {
      actor.send({ type: 'tag.changed', text: 'quick' });
      actor.send({ type: 'tag.submitted', guids: ['a'] });
      actor.send({ type: 'tag.changed', text: typed });
      await refuse('changeRecipes', failure('unknown'));
      expect(actor.getSnapshot().context.tag).toBe(kept);
    }
  });

  test('of only spaces is ignored', () => {
    const { actor, calls } = start();
    actor.send({ type: 'tag.changed', text: '  ' });
    actor.send({ type: 'tag.submitted', guids: ['a'] });
    expect(calls).toEqual([]);
  });
});

describe('a copy', () => {
  test('opens its page', async () => {
    const { actor, answer, call, ran } = start();
    actor.send({ type: 'copy.requested', companyUri: 'adas-kitchen', guid: 'a' });
    expect(call('copyRecipe').input).toMatchObject({ companyUri: 'adas-kitchen', guid: 'a' });
    await answer('copyRecipe', { companyUri: 'adas-kitchen', guid: 'c' });
    expect([actor.getSnapshot().value, ran('openRecipe')]).toEqual([{ ready: 'quiet' }, [{ companyUri: 'adas-kitchen', guid: 'c' }]]);
  });

  test('with an unknown result is retried under the same key', async () => {
    const { actor, answer, refuse, call } = start();
    const keyOf = () => (call('copyRecipe').input as { copyKey: string }).copyKey;
    actor.send({ type: 'copy.requested', companyUri: 'adas-kitchen', guid: 'a' });
    const first = keyOf();
    await refuse('copyRecipe', failure('unknown'));
    actor.send({ type: 'copy.requested', companyUri: 'adas-kitchen', guid: 'a' });
    expect(keyOf()).toBe(first);
    await answer('copyRecipe', { companyUri: 'adas-kitchen', guid: 'c' });
    actor.send({ type: 'copy.requested', companyUri: 'adas-kitchen', guid: 'a' });
    expect(keyOf(), 'a second copy is wanted').not.toBe(first);
  });
});

test('changes are shown on their recipe only', () => {
  const made = [
    { guids: ['guid-recipe'], change: { isFavourite: true, addTag: 'quick' }, deletesAt: null },
    { guids: ['guid-recipe'], change: { isInTrash: true, removeTag: 'slow' }, deletesAt: 7 },
  ];
  const slow = { ...recipe, shelf: { ...shelf, tags: ['slow'] } };
  expect(withChanges(slow, made).shelf).toEqual({ ...shelf, isFavourite: true, tags: ['quick'], deletesAt: 7 });
  const other = summary('other');
  expect(withChanges(other, made)).toBe(other);
});
