import { expect, test } from 'vitest';
import { categoryMachine } from '../../../machines/recipes/category.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { category } from './category.fixture.ts';

const open = (params: [string, string][] = []) => onStage(categoryMachine, () => ({ slug: 'soups', params }));

test('starts with the page in the address', () => {
  expect(open([['after', 'abc']]).call('loadCategory').input).toEqual({ slug: 'soups', after: 'abc' });
});

test('follows the page in the address, and keeps the old one meanwhile', async () => {
  const { actor, answer, call, calls } = open();
  await answer('loadCategory', category);
  actor.send({ type: 'query.arrived', params: [['after', 'abc']] });
  expect(call('loadCategory').input).toEqual({ slug: 'soups', after: 'abc' });
  expect(actor.getSnapshot().context.category).toEqual(category);
  await answer('loadCategory', { ...category, next: null });
  // Another query parameter is not another page.
  actor.send({
    type: 'query.arrived',
    params: [
      ['after', 'abc'],
      ['locale', 'de'],
    ],
  });
  expect(calls.filter(({ src }) => src === 'loadCategory')).toHaveLength(2);
  actor.send({ type: 'query.arrived', params: [] });
  expect(call('loadCategory').input).toEqual({ slug: 'soups', after: null });
});

test('reports an unknown category', async () => {
  const { actor, refuse } = open();
  await refuse('loadCategory', failure('notFound'));
  expect(actor.getSnapshot().value).toBe('missing');
});

test('shows why a load failed, retries it, and reloads in another language', async () => {
  const { actor, answer, calls, refuse } = open();
  await refuse('loadCategory', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadCategory', category);
  expect(actor.getSnapshot().value).toBe('shown');
  actor.send({ type: 'language.changed' });
  expect(calls.filter(({ src }) => src === 'loadCategory')).toHaveLength(3);
});
