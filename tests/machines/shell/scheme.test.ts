import { expect, test } from 'vitest';
import type { Scheme } from '../../../contract/shell/schemes.ts';
import { schemeMachine } from '../../../machines/shell/scheme.machine.ts';
import { onStage } from '../../support/stage.ts';

const start = (scheme: Scheme) => {
  const stage = onStage(schemeMachine, () => ({ scheme }));
  return { ...stage, now: () => stage.actor.getSnapshot().value };
};

test.each(['system', 'light', 'dark'] as const)('begins with what was chosen before: %s', (scheme) => {
  const { now, ran, calls } = start(scheme);
  expect(now()).toBe(scheme);
  expect(ran('paint')).toEqual([{ scheme }]);
  expect([ran('remember'), ran('tellTabs')]).toEqual([[], []]);
  expect(calls.map(({ src }) => src)).toEqual(['followTabs']);
});

test('a choice paints the page at once, is kept, and reaches the other tabs', () => {
  const { actor, now, ran } = start('system');
  for (const scheme of ['dark', 'light', 'system'] as const) {
    actor.send({ type: 'scheme.chosen', scheme });
    expect(now()).toBe(scheme);
    for (const action of ['paint', 'remember', 'tellTabs'] as const) expect(ran(action).at(-1)).toEqual({ scheme });
  }
});

test('a choice in another tab paints this page, and is not told again', () => {
  const { actor, now, ran } = start('light');
  for (const scheme of ['dark', 'light', 'system'] as const) {
    actor.send({ type: 'scheme.announced', scheme });
    expect(now()).toBe(scheme);
    expect(ran('paint').at(-1)).toEqual({ scheme });
  }
  expect([ran('remember'), ran('tellTabs')]).toEqual([[], []]);
});
