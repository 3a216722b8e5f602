import { expect, test } from 'vitest';
import { undoNoticeMachine } from '../../../machines/console/undo-notice.machine.ts';
import type { Deed } from '../../../machines/console/undo-notice.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { run, running } from './console-samples.ts';
import { mailed, restored, told, undoing } from './undo-notice.fixture.ts';

const done: Deed = { kind: 'run', run: run() };
const start = (deed: Deed) => onStage(undoNoticeMachine, told(deed));
const offered = (isOffered: boolean) => ({ type: 'undo.offer.changed', id: 'id-1', isOffered });

test('reports an action, and does nothing when the message expires', async () => {
  const { actor, answer, call, calls, told: heard } = start(done);
  expect(call('offerUndo').input).toEqual({ deed: done });
  expect(heard()).toEqual([offered(true)]);
  await answer('offerUndo', false);
  expect(actor.getSnapshot()).toMatchObject({ value: 'gone', status: 'done' });
  expect(heard()).toEqual([offered(true), offered(false)]);
  expect(calls.map(({ src }) => src)).not.toContain('undo');
});

test('waits for a run with a closed box, also offline, and then offers its undo', async () => {
  const { actor, answer, call, clock, ran, refuse } = start({ kind: 'run', run: running });
  expect(actor.getSnapshot().value).toBe('pausing');
  clock.increment(1_000);
  await refuse('getRun', failure('unknown'));
  clock.increment(1_000);
  await answer('getRun', running);
  expect(ran('tellRows')).toEqual([]);
  clock.increment(1_000);
  await answer('getRun', run());
  expect(call('offerUndo').input).toEqual({ deed: done });
  expect(ran('tellRows'), 'lists look again').toEqual([{ deed: done }]);
});

test('undoes a run by another run, follows it and reports its end', async () => {
  const { actor, answer, call, clock, ran } = start(done);
  await answer('offerUndo', true);
  expect(call('undo').input).toEqual({ deed: done });
  await answer('undo', undoing);
  clock.increment(1_000);
  expect(call('getRun').input).toEqual({ guid: 'guid-undo' });
  const over = { ...undoing, state: 'done' as const, done: 3 };
  await answer('getRun', over);
  expect(actor.getSnapshot()).toMatchObject({ value: 'told', status: 'done' });
  expect(ran('tellEnd')).toEqual([{ deed: { kind: 'run', run: over }, id: 'id-1', isUndone: false, parent: expect.anything() }]);
  expect(ran('tellRows')).toHaveLength(1);
});

test('undoes a restore at once, by a key while the message is shown', async () => {
  const { actor, answer, call, ran } = start(restored);
  const message = call('offerUndo');
  actor.send({ type: 'undo.requested' });
  expect(message.signal.aborted, 'the message goes').toBe(true);
  expect(call('undo').input).toEqual({ deed: restored });
  await answer('undo', null);
  expect(actor.getSnapshot().value).toBe('told');
  expect(ran('tellEnd')).toMatchObject([{ deed: restored, isUndone: true }]);
});

test('offers no undo where there is none, and reports the end', async () => {
  const { actor, answer, calls, clock, ran } = start({ kind: 'run', run: { ...mailed, state: 'running', endedAt: null } });
  clock.increment(1_000);
  await answer('getRun', mailed);
  expect(actor.getSnapshot().value).toBe('told');
  expect(ran('tellEnd')).toHaveLength(1);
  expect(calls.map(({ src }) => src)).not.toContain('offerUndo');
});

test('continues after step-up; without it the undo is offered again', async () => {
  const stage = start(done);
  await stage.answer('offerUndo', true);
  await stage.refuse('undo', failure('stepUpRequired'));
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot().value).toBe('offering');
  await stage.answer('offerUndo', true);
  await stage.refuse('undo', failure('stepUpRequired'));
  await stage.answer('loadWays', { code: false, password: true, passkey: false });
  const { stepUp } = stage.actor.getSnapshot().children;
  stepUp?.send({ type: 'password.changed', password: 'correct horse battery' });
  stepUp?.send({ type: 'form.submitted' });
  await stage.answer('stepUp', null);
  expect(stage.actor.getSnapshot().value).toBe('undoing');
  expect(stage.ran('tellFailure')).toEqual([]);
});

test('shows why the undo failed, and offers it again unless it is too late', async () => {
  const { actor, answer, ran, refuse } = start(done);
  await answer('offerUndo', true);
  await refuse('undo', failure('unknown'));
  expect(actor.getSnapshot().value).toBe('offering');
  await answer('offerUndo', true);
  await refuse('undo', failure('conflict'));
  expect(actor.getSnapshot().value).toBe('gone');
  expect(ran('tellFailure')).toEqual([{ error: failure('unknown') }, { error: failure('conflict') }]);
});

test('a message that could not be shown offers nothing', async () => {
  const { actor, refuse, told: heard } = start(done);
  await refuse('offerUndo', failure('unknown'));
  expect(actor.getSnapshot().value).toBe('gone');
  expect(heard().at(-1)).toEqual(offered(false));
});

test('a second step before an undo is asked for by the action and the person, or the record', async () => {
  const asked = async (deed: Deed) => {
    const { actor, answer, refuse } = start(deed);
    await answer('offerUndo', true);
    await refuse('undo', failure('stepUpRequired'));
    return actor.getSnapshot().children.stepUp?.getSnapshot().context;
  };
  const { area, action } = run();
  const about = { area, action, rows: run().total, deed: 'undo' };
  expect(await asked({ ...done, title: 'ada@anydish.example' })).toMatchObject({
    purpose: 'bulkAction',
    about: { ...about, title: 'ada@anydish.example' },
  });
  expect(await asked(done)).toMatchObject({ purpose: 'bulkAction', about: { ...about, title: null } });
  expect(await asked(restored)).toMatchObject({ about: { action: null, deed: 'undo', rows: 1, title: expect.any(String) } });
});
