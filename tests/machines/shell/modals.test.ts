import { describe, expect, test, vi } from 'vitest';
import type { ModalBox } from '../../../machines/shell/modal.model.ts';
import { modalsMachine } from '../../../machines/shell/modals.machine.ts';
import { onStage } from '../../support/stage.ts';

function start(boxes: Record<string, Partial<ModalBox>> = {}) {
  const stage = onStage(modalsMachine, () => undefined);
  const { actor } = stage;
  const open = (key: string, box: Partial<ModalBox> = {}) => actor.send({ type: 'modal.requested', key, box: { title: key, ...box } });
  for (const [key, box] of Object.entries(boxes)) open(key, box);
  const list = () => actor.getSnapshot().context.boxes;
  return {
    ...stage,
    open,
    list,
    keys: () => list().map(({ key }) => key),
    /** Open boxes, without those fading out. */
    staying: () => list().flatMap(({ key, isLeaving }) => (isLeaving ? [] : [key])),
    depth: () => stage.ran('keepDepth').at(-1),
  };
}

test('stacks boxes, each above all open ones, and gives each a history entry', () => {
  const { list, depth } = start({ a: {}, b: {}, low: { order: 0 }, c: {} });
  expect(list().map(({ key, order }) => [key, order])).toEqual([
    ['a', 0],
    ['low', 0],
    ['b', 1],
    ['c', 2],
  ]);
  expect(depth()).toEqual({ depth: 4 });
});

test('starts at the lowest order when the stack was empty', () => {
  const { actor, clock, list, open } = start({ a: { disableAnimation: true } });
  actor.send({ type: 'escape.pressed' });
  clock.increment(0);
  expect(actor.getSnapshot().value).toBe('empty');
  open('b');
  expect(list().map(({ order }) => order)).toEqual([0]);
});

describe.each([
  ['Escape', 'escape', { type: 'escape.pressed' }],
  ['a press outside', 'outsideClick', { type: 'outside.pressed', key: 'b' }],
  ['the way back', 'back', { type: 'history.moved', depth: 1 }],
] as const)('%s', (_, flag, event) => {
  test('closes only the top box, then the next one', () => {
    const onClose = vi.fn();
    const { actor, clock, keys, staying, depth } = start({ a: {}, b: { onClose } });
    actor.send(event);
    expect([keys(), staying(), depth()]).toEqual([['a', 'b'], ['a'], { depth: 1 }]);
    clock.increment(200);
    expect([keys(), onClose.mock.calls]).toEqual([['a'], [[null]]]);
    expect(actor.getSnapshot().value).toBe('showing');
  });

  test('the box forbids this way of closing', () => {
    const { actor, staying, depth } = start({ a: {}, b: { prevent: { [flag]: true } } });
    actor.send(event);
    expect([staying(), depth()]).toEqual([['a', 'b'], { depth: 2 }]);
  });

  test('other flags do not forbid it', () => {
    const prevent = { escape: true, back: true, outsideClick: true, [flag]: false };
    const { actor, staying } = start({ a: {}, b: { prevent } });
    actor.send(event);
    expect(staying()).toEqual(['a']);
  });
});

test('a press outside has no effect where the box forbids it, nor on a lower box', () => {
  const { actor, staying, open } = start({ a: { overlayClose: false } });
  actor.send({ type: 'outside.pressed', key: 'a' });
  expect(staying()).toEqual(['a']);
  open('b');
  open('c');
  actor.send({ type: 'outside.pressed', key: 'b' });
  expect(staying()).toEqual(['a', 'b', 'c']);
});

test('Escape pressed twice closes two, though the first is still fading', () => {
  const { actor, staying } = start({ a: {}, b: {}, c: {} });
  actor.send({ type: 'escape.pressed' });
  actor.send({ type: 'escape.pressed' });
  expect(staying()).toEqual(['a']);
});

test('Back over several boxes closes the top one; the history follows', () => {
  const { actor, staying, depth } = start({ a: {}, b: {}, c: {} });
  actor.send({ type: 'history.moved', depth: 0 });
  expect([staying(), depth()]).toEqual([['a', 'b'], { depth: 2 }]);
});

test('Forward opens nothing', () => {
  const { actor, ran, staying } = start({ a: {} });
  actor.send({ type: 'history.moved', depth: 1 });
  expect([actor.getSnapshot().value, staying(), ran('keepDepth')]).toEqual(['showing', ['a'], [{ depth: 1 }, { depth: 1 }]]);
  const none = start();
  none.actor.send({ type: 'history.moved', depth: 1 });
  expect(none.ran('keepDepth')).toEqual([{ depth: 0 }]);
});

test('passes on the choice of any box', () => {
  const onClose = vi.fn();
  const { actor, clock, keys, depth } = start({ a: { onClose }, b: {} });
  actor.send({ type: 'modal.dismissed', key: 'a', outcome: 'this' });
  actor.send({ type: 'modal.dismissed', key: 'a', outcome: 'that' });
  expect(depth()).toEqual({ depth: 1 });
  clock.increment(200);
  expect([onClose.mock.calls, keys()]).toEqual([[['this']], ['b']]);
});

test('closes all when another page is shown', () => {
  const onClose = vi.fn();
  const { actor, clock, staying, depth } = start({ a: { onClose }, b: { prevent: { back: true, escape: true } } });
  actor.send({ type: 'page.left' });
  expect([actor.getSnapshot().value, staying(), depth()], 'the page waits until they have faded out').toEqual([
    'showing',
    [],
    { depth: 0 },
  ]);
  clock.increment(200);
  expect([actor.getSnapshot().value, onClose.mock.calls]).toEqual(['empty', [[null]]]);
});
