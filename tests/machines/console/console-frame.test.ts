import { expect, test } from 'vitest';
import { consoleFrameMachine, lastOffer } from '../../../machines/console/console-frame.machine.ts';
import { onStage, settled } from '../../support/stage.ts';
import { run, running } from './console-samples.ts';

const start = () => onStage(consoleFrameMachine, () => ({ isNarrow: false }));

test('undoes the latest undoable action', async () => {
  const { actor, calls, answer } = start();
  actor.send({ type: 'deed.done', deed: { kind: 'run', run: run() } });
  actor.send({ type: 'deed.done', deed: { kind: 'run', run: run({ guid: 'guid-second' }) } });
  actor.send({ type: 'deed.done', deed: { kind: 'run', run: { ...running, guid: 'guid-third' } } });
  await settled();
  expect(lastOffer(actor.getSnapshot().context)).toMatchObject({ id: '2' });
  actor.send({ type: 'undo.requested' });
  await settled();
  const undone = () => calls.filter(({ src }) => src === 'undo').map(({ input }) => input);
  expect(undone()).toMatchObject([{ deed: { run: { guid: 'guid-second' } } }]);
  await answer('undo', run({ guid: 'guid-undo', undoes: 'guid-second', undoableUntil: null }));
  actor.send({ type: 'undo.requested' });
  await settled();
  expect(undone()).toMatchObject([{ deed: { run: { guid: 'guid-second' } } }, { deed: { run: { guid: 'guid-run' } } }]);
});

test('has nothing to undo initially, and after its message expires', async () => {
  const { actor, answer, calls } = start();
  actor.send({ type: 'undo.requested' });
  actor.send({ type: 'deed.done', deed: { kind: 'run', run: run() } });
  await answer('offerUndo', false);
  actor.send({ type: 'undo.requested' });
  await settled();
  expect(calls.map(({ src }) => src)).not.toContain('undo');
  actor.send({ type: 'deed.done', deed: { kind: 'run', run: run() } });
  expect(actor.getSnapshot().context.notices, 'what is over is forgotten').toHaveLength(1);
});

test('the navigation collapses to icons, and begins so the next time', () => {
  const { actor, ran } = start();
  expect(actor.getSnapshot().value).toBe('wide');
  actor.send({ type: 'navigation.toggled' });
  expect(actor.getSnapshot().value).toBe('narrow');
  actor.send({ type: 'navigation.toggled' });
  expect(ran('rememberWidth')).toEqual([{ isNarrow: true }, { isNarrow: false }]);
  expect(onStage(consoleFrameMachine, () => ({ isNarrow: true })).actor.getSnapshot().value).toBe('narrow');
});

test('one palette serves all pages', () => {
  const { actor } = start();
  expect(actor.getSnapshot().children.palette?.getSnapshot().value).toBe('closed');
});
