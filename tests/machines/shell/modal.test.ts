import { expect, test, vi } from 'vitest';
import { modalMachine } from '../../../machines/shell/modal.machine.ts';
import type { ModalBox } from '../../../machines/shell/modal.model.ts';
import { onStage } from '../../support/stage.ts';

const start = (box: Partial<ModalBox> = {}) =>
  onStage(modalMachine, ({ parent }) => ({ key: 'a', box: { title: 'A box', ...box }, parent }));

test('is shown 50 ms after mounting, and removed 200 ms after closing', () => {
  const onClose = vi.fn();
  const { actor, clock, told } = start({ onClose });
  clock.increment(49);
  expect(actor.getSnapshot().value).toBe('mounting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'close.requested', outcome: 'this' });
  clock.increment(199);
  expect([actor.getSnapshot().value, told(), onClose.mock.calls]).toEqual(['closing', [], []]);
  clock.increment(1);
  expect(actor.getSnapshot().status).toBe('done');
  expect(told()).toEqual([{ type: 'modal.closed', key: 'a' }]);
  expect(onClose.mock.calls).toEqual([['this']]);
});

test('can be closed before it is shown', () => {
  const onClose = vi.fn();
  const { actor, clock } = start({ onClose });
  actor.send({ type: 'close.requested', outcome: 'early' });
  clock.increment(200);
  expect([actor.getSnapshot().value, onClose.mock.calls]).toEqual(['closed', [['early']]]);
});

test('keeps the first choice', () => {
  const onClose = vi.fn();
  const { actor, clock } = start({ onClose });
  clock.increment(50);
  actor.send({ type: 'close.requested', outcome: 'first' });
  actor.send({ type: 'close.requested', outcome: 'second' });
  clock.increment(200);
  expect(onClose.mock.calls).toEqual([['first']]);
});

test('has no delays without animation', () => {
  const { actor, told } = start({ disableAnimation: true });
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'close.requested', outcome: null });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(told()).toEqual([{ type: 'modal.closed', key: 'a' }]);
});
