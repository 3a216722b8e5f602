import { describe, expect, test } from 'vitest';
import { categoryTreeMachine } from '../../../machines/console/category-tree.machine.ts';
import { depthOf, directions, dropOf, placeOf, shownTree, stepOf, type Direction } from '../../../machines/console/category-tree.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { moved, tree } from './category-tree.fixture.ts';

const up = { guid: 'guid-cakes', parent: null, before: 'guid-soups' };

test('a category is moved at its known version, and back', async () => {
  const { actor, answer, call } = onStage(categoryTreeMachine, () => undefined);
  await answer('loadTree', tree);
  actor.send({ type: 'category.moved', place: up });
  expect(call('moveCategory').input).toEqual({ ...up, version: 1 });
  await answer('moveCategory', moved);
  actor.send({ type: 'undo.requested' });
  expect(call('moveCategory').input).toEqual({ guid: 'guid-cakes', parent: null, before: null, version: 2, undoes: 'run-of-cakes' });
  await answer('moveCategory', tree);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { tree } });
  actor.send({ type: 'undo.requested' });
  expect(actor.getSnapshot().value, 'once only').toBe('shown');
});

test('the last move can be undone after a reload too', async () => {
  const { actor, answer, call } = onStage(categoryTreeMachine, () => undefined);
  await answer('loadTree', moved);
  actor.send({ type: 'undo.requested' });
  expect(call('moveCategory').input).toEqual({ guid: 'guid-cakes', parent: null, before: null, version: 2, undoes: 'run-of-cakes' });
});

test('a refused move reloads the tree, with the reason and without undo', async () => {
  const { actor, answer, refuse } = onStage(categoryTreeMachine, () => undefined);
  await answer('loadTree', tree);
  actor.send({ type: 'category.moved', place: up });
  await refuse('moveCategory', failure('conflict'));
  await answer('loadTree', moved);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { tree: moved, error: failure('conflict') } });
});

test('when the reload after a move fails too, the tree stays, with the move’s reason', async () => {
  const { actor, answer, call, refuse } = onStage(categoryTreeMachine, () => undefined);
  await refuse('loadTree', failure('unknown'));
  actor.send({ type: 'retry.requested' });
  await answer('loadTree', tree);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { tree, error: null } });
  actor.send({ type: 'category.moved', place: up });
  await refuse('moveCategory', failure('conflict'));
  await refuse('loadTree', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { tree, error: failure('conflict') } });
  actor.send({ type: 'category.moved', place: up });
  expect(call('moveCategory').input, 'and can be tried again').toEqual({ ...up, version: 1 });
});

test('keys faster than the server are queued, each from the previous target', async () => {
  const { actor, answer, call, calls } = onStage(categoryTreeMachine, () => undefined);
  await answer('loadTree', tree);
  const step = (direction: Direction) => {
    const place = stepOf(shownTree(actor.getSnapshot().context) ?? [], 'guid-stews', direction);
    if (place === null) throw new Error(`There is no step ${direction}.`);
    actor.send({ type: 'category.moved', place });
  };
  for (const direction of ['up', 'out', 'down'] as const) step(direction);
  expect(shownTree(actor.getSnapshot().context)?.map(({ name, parent }) => [name, parent])).toEqual([
    ['Soups', null],
    ['Broths', 'guid-soups'],
    ['Cakes', null],
    ['Stews', null],
  ]);
  expect(call('moveCategory').input).toEqual({ guid: 'guid-stews', parent: 'guid-soups', before: 'guid-broths', version: 1 });
  const soupsBefore = [tree[0], tree[2], tree[1], tree[3]].flatMap((node) => (node === undefined ? [] : [{ ...node, version: 2 }]));
  await answer('moveCategory', soupsBefore);
  expect(call('moveCategory').input).toEqual({ guid: 'guid-stews', parent: null, before: 'guid-cakes', version: 2 });
  await answer('moveCategory', soupsBefore);
  expect(call('moveCategory').input).toMatchObject({ guid: 'guid-stews', parent: null, before: null });
  await answer('moveCategory', soupsBefore);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { queue: [] } });
  expect(calls.filter(({ src }) => src === 'moveCategory')).toHaveLength(3);
});

test('a refused move drops the queue; moves during the reload are kept', async () => {
  const { actor, answer, call, refuse, calls } = onStage(categoryTreeMachine, () => undefined);
  await answer('loadTree', tree);
  actor.send({ type: 'category.moved', place: up });
  actor.send({ type: 'category.moved', place: { guid: 'guid-stews', parent: null, before: null } });
  await refuse('moveCategory', failure('conflict'));
  expect(shownTree(actor.getSnapshot().context)).toEqual(tree);
  actor.send({ type: 'category.moved', place: up });
  await answer('loadTree', tree);
  expect(actor.getSnapshot()).toMatchObject({ value: 'moving', context: { error: failure('conflict') } });
  expect(call('moveCategory').input).toEqual({ ...up, version: 1 });
  expect(calls.filter(({ src }) => src === 'moveCategory')).toHaveLength(2);
});

test.each([
  [{ guid: 'guid-soups', parent: null, before: null }, ['Cakes', 'Soups', 'Broths', 'Stews']],
  [{ guid: 'guid-soups', parent: 'guid-cakes', before: null }, ['Cakes', 'Soups', 'Broths', 'Stews']],
  [{ guid: 'guid-cakes', parent: 'guid-soups', before: null }, ['Soups', 'Broths', 'Stews', 'Cakes']],
  [{ guid: 'guid-cakes', parent: 'guid-broths', before: null }, ['Soups', 'Broths', 'Cakes', 'Stews']],
  [{ guid: 'guid-soups', parent: 'guid-stews', before: null }, ['Soups', 'Broths', 'Stews', 'Cakes']],
  [{ guid: 'guid-cakes', parent: null, before: 'guid-gone' }, ['Soups', 'Broths', 'Stews', 'Cakes']],
])('%j shows the future tree', (place, names) => {
  expect(shownTree({ tree, queue: [place] })?.map(({ name }) => name)).toEqual(names);
});

describe('steps', () => {
  test.each([
    ['guid-soups', [null, { parent: null, before: null }, null, null]],
    ['guid-broths', [null, { parent: 'guid-soups', before: null }, null, { parent: null, before: 'guid-cakes' }]],
    [
      'guid-stews',
      [
        { parent: 'guid-soups', before: 'guid-broths' },
        null,
        { parent: 'guid-broths', before: null },
        { parent: null, before: 'guid-cakes' },
      ],
    ],
    ['guid-cakes', [{ parent: null, before: 'guid-soups' }, null, { parent: 'guid-soups', before: null }, null]],
  ])('of %s lead up, down, in and out', (guid, expected) => {
    expect(directions.map((direction) => stepOf(tree, guid, direction))).toEqual(expected.map((place) => place && { guid, ...place }));
  });

  test('without a target do nothing', () => {
    expect(stepOf(tree, 'guid-none', 'up')).toBeNull();
  });
});

test('a drop goes before another category or into it, and never into itself', () => {
  expect(dropOf(tree, 'guid-cakes', 'guid-stews', false)).toEqual({ guid: 'guid-cakes', parent: 'guid-soups', before: 'guid-stews' });
  expect(dropOf(tree, 'guid-cakes', 'guid-stews', true)).toEqual({ guid: 'guid-cakes', parent: 'guid-stews', before: null });
  expect(dropOf(tree, 'guid-soups', 'guid-stews', true)).toBeNull();
  expect(dropOf(tree, 'guid-soups', 'guid-soups', false)).toBeNull();
  expect(dropOf(tree, 'guid-broths', 'guid-stews', false)).toBeNull();
  expect(dropOf(tree, 'guid-cakes', 'guid-none', false)).toBeNull();
});

test('a place is given by its next sibling, a depth by the ancestors', () => {
  expect(placeOf(tree, 'guid-broths')).toEqual({ guid: 'guid-broths', parent: 'guid-soups', before: 'guid-stews' });
  expect([depthOf(tree, 'guid-soups'), depthOf(tree, 'guid-stews')]).toEqual([0, 1]);
});
