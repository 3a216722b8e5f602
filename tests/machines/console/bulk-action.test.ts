import { expect, test } from 'vitest';
import { areas } from '../../../contract/console/areas.ts';
import { bulkActionMachine } from '../../../machines/console/bulk-action.machine.ts';
import { countOf, narrowedChoices, type BulkActionInput } from '../../../machines/console/bulk-action.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { askedFor } from './bulk-action.fixture.ts';
import { leftRow, partly, run, running } from './console-samples.ts';

const soups = { guid: 'guid-soups', title: 'Soups' };
const stopped = run({ state: 'cancelled', done: 1 });

const start = (change: Partial<BulkActionInput> = {}) => onStage(bulkActionMachine, (world) => askedFor(world, change));

function confirmed(change: Partial<BulkActionInput> = {}) {
  const stage = start(change);
  stage.actor.send({ type: 'answer.changed', answer: 'Sends spam' });
  stage.actor.send({ type: 'run.confirmed' });
  return stage;
}

test('sends exactly the shown rows, with versions, reason and key', () => {
  expect(confirmed().call('startRun').input).toEqual({
    area: 'users',
    action: 'suspend',
    targets: { rows: [{ guid: 'guid-ada', version: 1 }] },
    answer: 'Sends spam',
    isMailed: true,
    requestKey: 'id-1',
  });
});

test('sends a selection by its guid only', () => {
  const selection = { guid: 'guid-selection', rows: 12_430, at: 0 };
  expect(confirmed({ rows: [], selection }).call('startRun').input).toMatchObject({ targets: { selection: 'guid-selection' } });
});

test('sends the exclusions of a selection, and does not count them', () => {
  const selection = { guid: 'guid-selection', rows: 12_430, at: 0 };
  const stage = confirmed({ rows: [], selection, except: ['guid-ada', 'guid-bob'] });
  expect(countOf(stage.actor.getSnapshot().context)).toBe(12_428);
  expect(stage.call('startRun').input).toMatchObject({ targets: { selection: 'guid-selection', except: ['guid-ada', 'guid-bob'] } });
});

test('filters options by words in any order, ignoring case and accents; the chosen one stays', () => {
  const choices = ['Mains', 'Mains › Soups', 'Mains › Crêpes', 'Sweets › Crêpes'].map((title) => ({ guid: title, title }));
  const found = (search: string, answer = '') => narrowedChoices(choices, search, answer).map(({ title }) => title);
  expect(found('')).toHaveLength(4);
  expect(found(' crepes main ')).toEqual(['Mains › Crêpes']);
  expect(found('SOUP', 'Mains')).toEqual(['Mains', 'Mains › Soups']);
  expect(found('salads')).toEqual([]);
});

test('a category is not offered as its own merge target', () => {
  const rows = [{ guid: 'guid-soups', version: 1, title: 'Soups' }];
  const { call } = start({ area: 'categories', action: 'merge', description: areas.categories.actions.merge, rows });
  expect(call('loadChoices').input).toEqual({ asks: 'category', except: ['guid-soups'] });
});

test.each([
  ['', 'reason.required'],
  ['no', 'reason.short'],
])('does nothing for the reason %j', (answer, problem) => {
  const { actor, calls } = start();
  if (answer !== '') actor.send({ type: 'answer.changed', answer });
  actor.send({ type: 'run.confirmed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem } });
  expect(calls.map(({ src }) => src)).not.toContain('startRun');
});

test('continues after step-up with the same key, so that nothing runs twice', async () => {
  const stage = confirmed();
  await stage.refuse('startRun', failure('stepUpRequired'));
  await stage.answer('loadWays', { code: false, password: true, passkey: false });
  const { stepUp } = stage.actor.getSnapshot().children;
  stepUp?.send({ type: 'password.changed', password: 'correct horse battery' });
  stepUp?.send({ type: 'form.submitted' });
  await stage.answer('stepUp', null);
  expect(stage.actor.getSnapshot().value).toBe('starting');
  expect(stage.call('startRun').input).toMatchObject({ requestKey: 'id-1', answer: 'Sends spam' });
});

test('polls the run until it is over, and reports every skipped row', async () => {
  const stage = confirmed();
  await stage.answer('startRun', running);
  expect(stage.actor.getSnapshot().value).toBe('pausing');
  stage.clock.increment(1_000);
  await stage.refuse('getRun', failure('unknown'));
  expect(stage.actor.getSnapshot().value, 'the run goes on without the network').toBe('pausing');
  stage.clock.increment(1_000);
  await stage.answer('getRun', partly);
  expect(stage.call('loadReport').input).toEqual({ guid: 'guid-run', after: null });
  await stage.answer('loadReport', { rows: [leftRow('ada')], next: 'report-2' });
  stage.actor.send({ type: 'more.requested' });
  expect(stage.call('loadReport').input).toEqual({ guid: 'guid-run', after: 'report-2' });
  await stage.answer('loadReport', { rows: [leftRow('bob')], next: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'done', context: { report: [leftRow('ada'), leftRow('bob')], next: null } });
});

test('undoes a reopened run, and follows the run that undoes it', async () => {
  const stage = start({ run: run(), description: null, rows: [] });
  expect(stage.actor.getSnapshot().value).toBe('done');
  stage.actor.send({ type: 'undo.requested' });
  expect(stage.call('undoRun').input).toEqual({ guid: 'guid-run' });
  await stage.answer('undoRun', run({ ...running, guid: 'guid-undo', undoes: 'guid-run' }));
  stage.clock.increment(1_000);
  expect(stage.call('getRun').input).toEqual({ guid: 'guid-undo' });
});

test('undoes the rows that an earlier undo skipped', () => {
  const { actor, call } = start({ run: run({ undoneBy: 'guid-undo' }), description: null, rows: [] });
  actor.send({ type: 'undo.requested' });
  expect(call('undoRun').input).toEqual({ guid: 'guid-run' });
});

test.each([
  ['was undone before', { undoneBy: 'guid-undo', undoableUntil: null }],
  ['cannot be undone', { undoableUntil: null }],
  ['did nothing', { done: 0 }],
])('offers no undo for what %s', (_, change) => {
  const { actor, calls } = start({ run: run(change), description: null });
  actor.send({ type: 'undo.requested' });
  expect(actor.getSnapshot().value).toBe('done');
  expect(calls.map(({ src }) => src)).not.toContain('undoRun');
});

test('loads the options first, and retries on a press', async () => {
  const description = areas.recipes.actions.assignCategory;
  const { actor, answer, call, refuse } = start({ area: 'recipes', action: 'assignCategory', description });
  expect(call('loadChoices').input).toEqual({ asks: 'category', except: [] });
  await refuse('loadChoices', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'choicesFailed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadChoices', [soups]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { choices: [soups], error: null } });
  actor.send({ type: 'run.confirmed' });
  expect(actor.getSnapshot(), 'nothing is chosen yet').toMatchObject({ value: 'asking', context: { problem: 'answer.required' } });
  actor.send({ type: 'answer.changed', answer: soups.guid });
  actor.send({ type: 'run.confirmed' });
  expect(call('startRun').input).toMatchObject({ action: 'assignCategory', answer: soups.guid });
});

test.each(['while it waits for news', 'while it asks for news'])('a run can be stopped %s, and its part is reported', async (when) => {
  const stage = confirmed();
  await stage.answer('startRun', running);
  if (when === 'while it asks for news') stage.clock.increment(1_000);
  stage.actor.send({ type: 'cancel.requested' });
  expect(stage.call('cancelRun').input).toEqual({ guid: 'guid-run' });
  await stage.answer('cancelRun', stopped);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'done', context: { run: stopped } });
});

test('an immediate run is reported at once; a failed report is retried by a press', async () => {
  const quick = confirmed();
  await quick.answer('startRun', run());
  expect(quick.actor.getSnapshot().value).toBe('done');
  const { actor, answer, refuse } = start({ run: partly, description: null, rows: [] });
  await refuse('loadReport', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'reportFailed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadReport', { rows: [leftRow('ada')], next: null });
  expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { report: [leftRow('ada')], error: null } });
});

test('a failed stop continues the run, shows why, and can be repeated', async () => {
  const stage = confirmed();
  await stage.answer('startRun', running);
  stage.actor.send({ type: 'cancel.requested' });
  await stage.refuse('cancelRun', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'pausing', context: { run: running, error: failure('unknown') } });
  stage.actor.send({ type: 'cancel.requested' });
  await stage.answer('cancelRun', running);
  expect(stage.actor.getSnapshot(), 'the present row is still being done').toMatchObject({ value: 'pausing', context: { error: null } });
});

test('the report of an undo is separate from that of the run', async () => {
  const stage = start({ run: partly, description: null, rows: [] });
  await stage.answer('loadReport', { rows: [leftRow('ada')], next: 'report-2' });
  stage.actor.send({ type: 'undo.requested' });
  await stage.answer('undoRun', run({ ...partly, guid: 'guid-undo', undoes: 'guid-run' }));
  expect(stage.call('loadReport').input, 'from its first row').toEqual({ guid: 'guid-undo', after: null });
  await stage.answer('loadReport', { rows: [leftRow('bob')], next: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'done', context: { report: [leftRow('bob')] } });
});

test('an immediate undo is shown at once', async () => {
  const stage = start({ run: run(), description: null, rows: [] });
  stage.actor.send({ type: 'undo.requested' });
  await stage.answer('undoRun', run({ guid: 'guid-undo', undoes: 'guid-run', undoableUntil: null }));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'done', context: { run: { guid: 'guid-undo' } } });
});

test('a failed undo shows why and is offered again', async () => {
  const stage = start({ run: run(), description: null, rows: [] });
  stage.actor.send({ type: 'undo.requested' });
  await stage.refuse('undoRun', failure('conflict'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'done', context: { error: failure('conflict'), run: run() } });
  stage.actor.send({ type: 'undo.requested' });
  await stage.refuse('undoRun', failure('stepUpRequired'));
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot(), 'without a second step nothing is undone').toMatchObject({ value: 'done', context: { run: run() } });
});

test('closing the box before a start leaves nothing behind', async () => {
  const stage = start();
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'closed', output: { hasRun: false } });
});

test('closing the box does not end a run', async () => {
  const stage = confirmed();
  await stage.answer('startRun', running);
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'left', status: 'done', output: { hasRun: true } });
  expect(stage.calls.map(({ src }) => src)).not.toContain('cancelRun');
});

test.each([
  ['a run that goes on', confirmed, running, [running]],
  ['a run that can be undone', confirmed, run(), [run()]],
  ['nothing of what cannot be undone and is over', confirmed, run({ undoableUntil: null }), []],
])('reports %s when its box closes', async (_, begin, started, handed) => {
  const stage = begin();
  await stage.answer('startRun', started);
  await stage.answer('showBox', null);
  expect(stage.ran('tellRun')).toMatchObject(handed.map((one) => ({ run: one })));
});

test('reports nothing for a run that was only viewed', async () => {
  const stage = start({ run: run(), description: null, rows: [] });
  await stage.answer('showBox', null);
  expect([stage.actor.getSnapshot().value, stage.ran('tellRun')]).toEqual(['left', []]);
});

test('the box for a second step is told the action and whom it concerns', async () => {
  const { actor, refuse } = start();
  actor.send({ type: 'answer.changed', answer: 'Sends spam' });
  actor.send({ type: 'run.confirmed' });
  await refuse('startRun', failure('stepUpRequired'));
  expect(actor.getSnapshot().children.stepUp?.getSnapshot().context.about).toEqual({
    area: 'users',
    action: 'suspend',
    title: 'ada@anydish.example',
    rows: 1,
  });
});
