import { expect, test } from 'vitest';
import { areas } from '../../../contract/console/areas.ts';
import { runLimits } from '../../../contract/console/console-endpoints.ts';
import { collectionMachine } from '../../../machines/console/collection.machine.ts';
import { isFull, type Params } from '../../../machines/console/collection.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { userPage } from './console-samples.ts';

const start = (params: Params = []) =>
  onStage(collectionMachine, ({ newId }) => ({ name: 'users' as const, area: areas.users, params, open: null, newId }));

async function listed(params: Params = []) {
  const stage = start(params);
  await stage.answer('loadPage', userPage());
  return stage;
}

const wanted = ({ call }: ReturnType<typeof start>) => call('loadPage').input;

test('queries what the address says, and names invalid parts', async () => {
  const stage = start([
    ['q', 'ada'],
    ['isSuspended', 'yes'],
    ['isSuspended', 'perhaps'],
    ['colour', 'red'],
  ]);
  expect(wanted(stage)).toEqual({ area: 'users', query: 'q=ada&isSuspended=yes' });
  await stage.answer('loadPage', userPage({ dropped: [{ name: 'after', value: 'old' }] }));
  expect(stage.actor.getSnapshot().context.dropped).toEqual([
    { name: 'isSuspended', value: 'perhaps' },
    { name: 'colour', value: 'red' },
    { name: 'after', value: 'old' },
  ]);
});

test('waits for a pause in typing, and aborts the earlier query', async () => {
  const stage = start();
  stage.actor.send({ type: 'search.changed', text: 'a' });
  expect(stage.call('loadPage').signal.aborted).toBe(true);
  stage.clock.increment(300);
  stage.actor.send({ type: 'search.changed', text: 'ada' });
  stage.clock.increment(300);
  expect(stage.calls.filter(({ src }) => src === 'loadPage')).toHaveLength(1);
  stage.clock.increment(100);
  expect(wanted(stage)).toEqual({ area: 'users', query: 'q=ada' });
  expect(stage.ran('writeAddress')).toEqual([
    { query: 'q=a', isReplacing: true },
    { query: 'q=ada', isReplacing: true },
  ]);
});

test('the whole query is in the address, so that Back works', async () => {
  const stage = await listed();
  const { actor, answer, ran } = stage;
  actor.send({ type: 'filter.changed', name: 'isSuspended', value: 'yes' });
  expect(wanted(stage)).toEqual({ area: 'users', query: 'isSuspended=yes' });
  actor.send({ type: 'sort.requested', column: 'email' });
  actor.send({ type: 'columns.chosen', columns: ['email', 'name'] });
  expect(actor.getSnapshot().value).toBe('loading');
  expect(wanted(stage)).toEqual({ area: 'users', query: 'isSuspended=yes&sort=email&columns=email%2Cname' });
  actor.send({ type: 'filters.cleared' });
  expect(actor.getSnapshot().value).toBe('loading');
  expect(wanted(stage)).toEqual({ area: 'users', query: 'sort=email&columns=email%2Cname' });
  await answer('loadPage', userPage());
  actor.send({ type: 'nextPage.requested' });
  await answer('loadPage', userPage());
  actor.send({ type: 'previousPage.requested' });
  expect(ran('writeAddress')).toEqual(
    [
      'isSuspended=yes',
      'isSuspended=yes&sort=email',
      'isSuspended=yes&sort=email&columns=email%2Cname',
      'sort=email&columns=email%2Cname',
      'sort=email&columns=email%2Cname&after=page-2',
      'sort=email&columns=email%2Cname',
    ].map((query) => ({ query, isReplacing: false })),
  );
});

test('follows Back without writing the address', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'query.arrived', params: [['q', 'ada']] });
  expect(stage.actor.getSnapshot().value).toBe('loading');
  expect(wanted(stage)).toEqual({ area: 'users', query: 'q=ada' });
  expect(stage.ran('writeAddress')).toEqual([]);
});

test('loads the saved views once, for all searches and filters', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'filter.changed', name: 'isStaff', value: 'yes' });
  stage.actor.send({ type: 'search.changed', text: 'a' });
  // The address is watched by the list and by the record beside it.
  expect(stage.calls.filter(({ src }) => src === 'loadViews' || src === 'watchAddress')).toHaveLength(3);
});

test('a second press reverses the order and returns to the first page', async () => {
  const stage = await listed([['after', 'page-2']]);
  stage.actor.send({ type: 'sort.requested', column: 'email' });
  expect(wanted(stage)).toEqual({ area: 'users', query: 'sort=email' });
  stage.actor.send({ type: 'sort.requested', column: 'email' });
  expect(wanted(stage)).toEqual({ area: 'users', query: 'sort=-email' });
});

test('pages forward and back; a copied address leads back to the first page', async () => {
  const stage = await listed([['after', 'page-2']]);
  await stage.answer('loadPage', userPage({ next: 'page-3' }));
  stage.actor.send({ type: 'nextPage.requested' });
  expect(wanted(stage)).toEqual({ area: 'users', query: 'after=page-2' });
  await stage.answer('loadPage', userPage({ next: 'page-4' }));
  stage.actor.send({ type: 'nextPage.requested' });
  await stage.answer('loadPage', userPage());
  stage.actor.send({ type: 'previousPage.requested' });
  expect(wanted(stage)).toEqual({ area: 'users', query: 'after=page-2' });
  await stage.answer('loadPage', userPage());
  stage.actor.send({ type: 'previousPage.requested' });
  await stage.answer('loadPage', userPage());
  stage.actor.send({ type: 'previousPage.requested' });
  expect(wanted(stage)).toEqual({ area: 'users', query: '' });
});

test('names the missing permission, also when revoked on an open page', async () => {
  const stage = await listed();
  const denial = failure('notAllowed', { flag: 'hasUsersAccess', givers: ['bob@anydish.example'] });
  stage.actor.send({ type: 'nextPage.requested' });
  await stage.refuse('loadPage', denial);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'denied', context: { error: denial } });
});

test('single rows can be chosen up to the limit of an action', async () => {
  const { actor, answer } = await listed();
  const pageOf = (from: number, count: number) =>
    userPage({ rows: Array.from({ length: count }, (_, index) => ({ guid: `guid-${from + index}`, version: 1, cells: { email: 'x' } })) });
  const { mostPicked } = runLimits;
  for (let from = 0; from < mostPicked; from += 300) {
    actor.send({ type: 'nextPage.requested' });
    await answer('loadPage', pageOf(from, 300));
    actor.send({ type: 'page.toggled' });
  }
  expect(actor.getSnapshot().context.chosen).toHaveLength(mostPicked);
  expect(isFull(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'row.toggled', guid: `guid-${mostPicked + 5}`, isRange: false });
  expect(actor.getSnapshot().context.chosen).toHaveLength(mostPicked);
  // With one less, another can be chosen.
  const shown = `guid-${mostPicked - 1}`;
  actor.send({ type: 'row.toggled', guid: shown, isRange: false });
  expect(isFull(actor.getSnapshot().context)).toBe(false);
});
