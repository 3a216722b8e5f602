import { expect, test } from 'vitest';
import { areas } from '../../../contract/console/areas.ts';
import { collectionMachine } from '../../../machines/console/collection.machine.ts';
import { chosenCount, isChosen, isPageChosen, type Params } from '../../../machines/console/collection.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { run, userPage } from './console-samples.ts';

/* Selecting rows, and acting on them. */

const start = (params: Params) =>
  onStage(collectionMachine, ({ newId }) => ({ name: 'users' as const, area: areas.users, params, open: null, newId }));

async function listed(params: Params = []) {
  const stage = start(params);
  await stage.answer('loadPage', userPage());
  return stage;
}

const chosen = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context.chosen.map(({ guid }) => guid);

test('chooses rows, a range and the page, each with its known version', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'row.toggled', guid: 'guid-ada', isRange: false });
  expect(stage.actor.getSnapshot().context.chosen).toEqual([{ guid: 'guid-ada', version: 1, title: 'ada@anydish.example' }]);
  stage.actor.send({ type: 'row.toggled', guid: 'guid-cleo', isRange: true });
  expect(chosen(stage)).toEqual(['guid-ada', 'guid-bob', 'guid-cleo']);
  stage.actor.send({ type: 'row.toggled', guid: 'guid-bob', isRange: false });
  expect(chosen(stage)).toEqual(['guid-ada', 'guid-cleo']);
  stage.actor.send({ type: 'page.toggled' });
  expect(chosen(stage)).toEqual(['guid-ada', 'guid-cleo', 'guid-bob']);
  stage.actor.send({ type: 'page.toggled' });
  expect(chosen(stage)).toEqual([]);
});

test('other queries clear the selection; paging keeps it', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'row.toggled', guid: 'guid-ada', isRange: false });
  stage.actor.send({ type: 'nextPage.requested' });
  await stage.answer('loadPage', userPage());
  expect(chosen(stage)).toEqual(['guid-ada']);
  stage.actor.send({ type: 'filter.changed', name: 'isStaff', value: 'yes' });
  expect(chosen(stage)).toEqual([]);
});

test('a selection of all matches is fixed by the server, without page and columns', async () => {
  const stage = await listed([
    ['q', 'spam'],
    ['columns', 'email,name'],
    ['after', 'page-2'],
  ]);
  stage.actor.send({ type: 'page.toggled' });
  stage.actor.send({ type: 'all.requested' });
  expect(stage.call('selectAll').input).toEqual({ area: 'users', query: 'q=spam' });
  await stage.answer('selectAll', { guid: 'guid-selection', rows: 12_430, at: 0 });
  stage.actor.send({ type: 'action.requested', action: 'suspend' });
  const { bulkAction } = stage.actor.getSnapshot().children;
  expect(bulkAction?.getSnapshot().context).toMatchObject({ rows: [], selection: { guid: 'guid-selection' }, query: { search: 'spam' } });
});

async function allChosen(rows = 12_430) {
  const stage = await listed();
  stage.actor.send({ type: 'page.toggled' });
  stage.actor.send({ type: 'all.requested' });
  await stage.answer('selectAll', { guid: 'guid-selection', rows, at: 0 });
  return stage;
}

test('excluding a row from all matches keeps the others, on every page', async () => {
  const stage = await allChosen();
  const { actor, answer } = stage;
  const now = () => actor.getSnapshot().context;
  actor.send({ type: 'row.toggled', guid: 'guid-bob', isRange: false });
  expect([isChosen(now(), 'guid-ada'), isChosen(now(), 'guid-bob'), isPageChosen(now()), chosenCount(now())]).toEqual([
    true,
    false,
    false,
    12_429,
  ]);
  actor.send({ type: 'nextPage.requested' });
  await answer('loadPage', userPage());
  actor.send({ type: 'action.requested', action: 'suspend' });
  expect(actor.getSnapshot().children.bulkAction?.getSnapshot().context).toMatchObject({
    rows: [],
    selection: { guid: 'guid-selection' },
    except: ['guid-bob'],
  });
});

test('a page and a range are excluded from all matches, and included again', async () => {
  const { actor } = await allChosen();
  const except = () => actor.getSnapshot().context.except;
  actor.send({ type: 'page.toggled' });
  expect(except()).toEqual(['guid-ada', 'guid-bob', 'guid-cleo']);
  actor.send({ type: 'row.toggled', guid: 'guid-bob', isRange: false });
  expect(except()).toEqual(['guid-ada', 'guid-cleo']);
  actor.send({ type: 'row.toggled', guid: 'guid-cleo', isRange: true });
  expect(except(), 'a range becomes what its first row is').toEqual(['guid-ada']);
  actor.send({ type: 'row.toggled', guid: 'guid-cleo', isRange: false });
  actor.send({ type: 'row.toggled', guid: 'guid-bob', isRange: true });
  expect(except()).toEqual(['guid-ada', 'guid-bob', 'guid-cleo']);
  actor.send({ type: 'page.toggled' });
  expect(except()).toEqual([]);
});

test('excluding the last match clears the selection', async () => {
  const { actor } = await allChosen(3);
  actor.send({ type: 'page.toggled' });
  expect(actor.getSnapshot().context).toMatchObject({ all: null, except: [], chosen: [] });
});

test('a failed selection of all shows why, and keeps the single rows; one press clears it', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'page.toggled' });
  stage.actor.send({ type: 'all.requested' });
  await stage.refuse('selectAll', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { all: null, error: failure('unknown') } });
  expect(chosen(stage)).toHaveLength(3);
  stage.actor.send({ type: 'selection.cleared' });
  expect(stage.actor.getSnapshot().value).toBe('listed');
  expect(chosen(stage)).toEqual([]);
});

test('without a selection there is no bulk action', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'action.requested', action: 'suspend' });
  expect(stage.actor.getSnapshot().value).toBe('listed');
});

test('reloads the rows when a run ends or is undone, and keeps the selection', async () => {
  const stage = await listed();
  expect(stage.calls.find(({ src }) => src === 'watchRows')?.input).toEqual({ area: 'users' });
  stage.actor.send({ type: 'row.toggled', guid: 'guid-ada', isRange: false });
  stage.actor.send({ type: 'rows.changed' });
  expect(stage.actor.getSnapshot().value).toBe('loading');
  await stage.answer('loadPage', userPage());
  expect(chosen(stage)).toEqual(['guid-ada']);
});

async function acting() {
  const stage = await listed();
  stage.actor.send({ type: 'page.toggled' });
  stage.actor.send({ type: 'action.requested', action: 'liftSuspension' });
  return stage;
}

test('reloads the rows after a run, and clears the selection', async () => {
  const stage = await acting();
  const { bulkAction } = stage.actor.getSnapshot().children;
  expect(bulkAction?.getSnapshot().context).toMatchObject({
    action: 'liftSuspension',
    rows: [{ guid: 'guid-ada' }, {}, {}],
    selection: null,
  });
  bulkAction?.send({ type: 'run.confirmed' });
  await stage.answer('startRun', run());
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot().value).toBe('loading');
  expect(chosen(stage)).toEqual([]);
});

test('keeps the selection when the box is closed before a start', async () => {
  const stage = await acting();
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot().value).toBe('listed');
  expect(chosen(stage)).toHaveLength(3);
});
