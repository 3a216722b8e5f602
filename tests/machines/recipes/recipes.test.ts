import { describe, expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { countOf, isNarrowed } from '../../../machines/recipes/recipe-filters.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, summary } from '../samples.ts';

const start = () => onStage(recipesMachine, ({ newId }) => ({ companyUri: 'adas-kitchen', newId, filters: {}, shown: null }));
const loads = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'loadRecipes');
const guids = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context.recipes.map(({ guid }) => guid);

test('lists page after page, without duplicates', async () => {
  const stage = start();
  expect(stage.call('loadRecipes').input).toMatchObject({ before: null });
  await stage.answer('loadRecipes', { items: [summary('a'), summary('b')], next: 'b' });
  stage.actor.send({ type: 'more.requested' });
  stage.actor.send({ type: 'more.requested' });
  expect(loads(stage)).toHaveLength(2);
  expect(stage.call('loadRecipes').input).toMatchObject({ before: 'b' });
  expect(guids(stage), 'those that are there stay').toEqual(['a', 'b']);
  await stage.answer('loadRecipes', { items: [summary('c')], next: null });
  expect(guids(stage)).toEqual(['a', 'b', 'c']);
});

test('stops loading at the end', async () => {
  const stage = start();
  await stage.answer('loadRecipes', { items: [], next: null });
  stage.actor.send({ type: 'more.requested' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { recipes: [] } });
  expect(loads(stage)).toHaveLength(1);
});

test('keeps the list when the next page fails, and retries that page', async () => {
  const stage = start();
  await stage.answer('loadRecipes', { items: [summary('a')], next: 'a' });
  stage.actor.send({ type: 'more.requested' });
  await stage.refuse('loadRecipes', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  expect(guids(stage)).toEqual(['a']);
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.call('loadRecipes').input).toMatchObject({ before: 'a' });
  await stage.answer('loadRecipes', { items: [summary('b')], next: null });
  expect(guids(stage)).toEqual(['a', 'b']);
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('aborts the call when the page is left', () => {
  const stage = start();
  stage.actor.stop();
  expect(stage.call('loadRecipes').signal.aborted).toBe(true);
});

test('is rewritten in another language from its first page, and unchanged on failure', async () => {
  const stage = start();
  await stage.answer('loadRecipes', { items: [summary('a'), summary('b')], next: 'b' });
  stage.actor.send({ type: 'language.changed' });
  expect(stage.call('loadRecipes').input).toMatchObject({ before: null });
  expect(guids(stage), 'they are read on meanwhile').toEqual(['a', 'b']);
  await stage.answer('loadRecipes', { items: [summary('c')], next: null });
  expect(guids(stage)).toEqual(['c']);
  stage.actor.send({ type: 'language.changed' });
  await stage.refuse('loadRecipes', failure('unknown'));
  expect(guids(stage)).toEqual(['c']);
  expect(stage.actor.getSnapshot().value).toBe('listed');
});

const page = (...names: string[]) => ({ items: names.map((name) => summary(name)), next: null });

describe('a search', () => {
  test('waits for a pause in typing, is written to the address, and keeps the old results until the new ones arrive', async () => {
    const stage = start();
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'search.typed', text: 'so' });
    stage.clock.increment(timings.typingPause - 1);
    stage.actor.send({ type: 'search.typed', text: 'soup' });
    stage.clock.increment(timings.typingPause - 1);
    expect([loads(stage).length, stage.ran('showFilters'), guids(stage)]).toEqual([1, [], ['a']]);
    stage.clock.increment(1);
    expect(stage.call('loadRecipes').input).toEqual({ filters: { q: 'soup' }, before: null, limit: null });
    expect(stage.ran('showFilters')).toMatchObject([{ filters: { q: 'soup' } }]);
    await stage.answer('loadRecipes', { ...page('b'), meant: ['soup'] });
    expect([guids(stage), stage.actor.getSnapshot().context.meant]).toEqual([['b'], ['soup']]);
  });

  test('is replaced by a newer one', async () => {
    const stage = start();
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'filters.changed', change: { minutes: '30' } });
    const older = stage.call('loadRecipes');
    stage.actor.send({ type: 'filters.changed', change: { diet: 'vegan' } });
    expect([older.signal.aborted, stage.call('loadRecipes').input]).toMatchObject([true, { filters: { minutes: '30', diet: 'vegan' } }]);
  });

  test('applies to further pages', async () => {
    const stage = start();
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'filters.changed', change: { tag: 'quick' } });
    await stage.answer('loadRecipes', { ...page('a'), next: 'cursor' });
    stage.actor.send({ type: 'more.requested' });
    expect(stage.call('loadRecipes').input).toEqual({ filters: { tag: 'quick' }, before: 'cursor', limit: null });
  });

  test('clearing the filters keeps the order', async () => {
    const stage = start();
    stage.actor.send({ type: 'filters.changed', change: { tag: 'quick', sort: 'title' } });
    stage.actor.send({ type: 'filters.cleared' });
    expect(stage.call('loadRecipes').input).toMatchObject({ filters: { sort: 'title' } });
  });
});

describe('Back', () => {
  test('lists as many as before, and stores their number', async () => {
    const stage = onStage(recipesMachine, ({ newId }) => ({ companyUri: 'adas-kitchen', newId, filters: { q: 'soup' }, shown: 60 }));
    expect(stage.call('loadRecipes').input).toEqual({ filters: { q: 'soup' }, before: null, limit: 60 });
    await stage.answer('loadRecipes', page('a', 'b'));
    expect(stage.ran('noteShown')).toEqual([{ count: 2 }]);
  });

  test('to other filters is a search, which does not write the address', async () => {
    const stage = start();
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'address.opened', filters: { tag: 'quick' } });
    expect([stage.call('loadRecipes').input, stage.ran('showFilters')]).toMatchObject([{ filters: { tag: 'quick' } }, []]);
  });
});

test('searches foods while typing, and clears the field when one is chosen', async () => {
  const stage = start();
  await stage.answer('loadRecipes', page('a'));
  stage.actor.send({ type: 'food.typed', text: 'oni' });
  stage.clock.increment(timings.typingPause);
  expect(stage.call('findFoods').input).toEqual({ text: 'oni' });
  stage.actor.send({ type: 'filters.changed', change: { have: 'onion' } });
  expect(stage.actor.getSnapshot().context.foodText).toBe('');
});

describe('the foods at home', () => {
  test('are typed as a list, read by the kitchen, and stored by their keys', async () => {
    const stage = start();
    stage.actor.send({ type: 'filters.changed', change: { have: 'onion' } });
    stage.actor.send({ type: 'food.typed', text: 'eggs, flour, xyzzy' });
    stage.actor.send({ type: 'foods.submitted' });
    expect(stage.call('loadRecipes').input).toMatchObject({ filters: { have: 'onion,eggs, flour, xyzzy' } });
    await stage.answer('loadRecipes', {
      ...page('a'),
      have: ['onion', 'egg', 'flour'].map((id) => ({ id, label: id })),
      unknown: ['xyzzy'],
    });
    expect(stage.actor.getSnapshot().context).toMatchObject({ filters: { have: 'onion,egg,flour' }, unknown: ['xyzzy'], foodText: '' });
  });

  test('are unchanged by empty input', async () => {
    const stage = start();
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'food.typed', text: '  ' });
    stage.actor.send({ type: 'foods.submitted' });
    expect(loads(stage)).toHaveLength(1);
  });
});

describe('collections', () => {
  test('a collection created for recipes contains them', async () => {
    const stage = start();
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'collection.made', collection: 'c', guids: ['a'] });
    expect(stage.call('changeRecipes').input).toEqual({ guids: ['a'], change: { addTo: 'c' } });
  });

  test('a deleted one is no longer shown; another one is', async () => {
    const stage = start();
    stage.actor.send({ type: 'filters.changed', change: { collection: 'c', tag: 'quick' } });
    await stage.answer('loadRecipes', page('a'));
    stage.actor.send({ type: 'collection.deleted', collection: 'other' });
    expect(stage.actor.getSnapshot().value).toBe('listed');
    stage.actor.send({ type: 'collection.deleted', collection: 'c' });
    expect(stage.call('loadRecipes').input).toMatchObject({ filters: { tag: 'quick' } });
    expect(stage.call('loadRecipes').input).not.toMatchObject({ filters: { collection: 'c' } });
    expect(stage.ran('showFilters').at(-1)).not.toMatchObject({ filters: { collection: 'c' } });
  });
});

test('permanent deletions reload the list', async () => {
  const stage = start();
  await stage.answer('loadRecipes', page('a', 'b'));
  stage.actor.send({ type: 'recipes.erased' });
  await stage.answer('loadRecipes', page('b'));
  expect(guids(stage)).toEqual(['b']);
});

test.each([
  [{}, 0, false],
  [{ sort: 'title' as const }, 0, false],
  [{ q: ' ' }, 0, false],
  [{ q: 'soup' }, 0, true],
  [{ tag: 'quick', favourite: 'yes' as const, q: 'soup' }, 2, true],
])('%j are %d filters', (filters, count, narrowed) => {
  expect([countOf(filters), isNarrowed(filters)]).toEqual([count, narrowed]);
});
