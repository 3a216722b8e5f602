import { expect, test } from 'vitest';
import { reportMachine, type SentReport } from '../../../machines/recipes/report.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

let count = 0;
const opened = () => onStage(reportMachine, () => ({ newId: () => `key ${(count += 1)}` }));

test('reports all missing parts at once, and each until it is filled in', () => {
  const { actor, calls } = opened();
  actor.send({ type: 'form.submitted', version: null });
  expect(actor.getSnapshot().context.problems).toEqual({ kind: 'kind.required', words: 'words.required' });
  actor.send({ type: 'kind.chosen', kind: 'unsafe' });
  expect(actor.getSnapshot().context.problems).toEqual({ kind: null, words: 'words.required' });
  expect(calls).toEqual([]);
});

test('a failed report stays and keeps its key; the next has another', async () => {
  const { actor, calls, refuse, answer } = opened();
  const write = (words: string) => {
    actor.send({ type: 'kind.chosen', kind: 'allergens' });
    actor.send({ type: 'words.changed', words });
  };
  write('Nuts');
  actor.send({ type: 'form.submitted', version: 2 });
  await refuse('sendReport', failure('tooManyRequests'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { words: 'Nuts', error: failure('tooManyRequests') } });
  actor.send({ type: 'form.submitted', version: 2 });
  await answer('sendReport', {});
  expect(actor.getSnapshot()).toMatchObject({ value: 'sent', context: { kind: null, words: '' } });
  write('Milk');
  actor.send({ type: 'form.submitted', version: 2 });
  const [first, second, third] = calls.map(({ input }) => input as SentReport);
  expect(first).toMatchObject({ kind: 'allergens', words: 'Nuts', version: 2, requestKey: second?.requestKey });
  expect(third?.requestKey).not.toBe(first?.requestKey);
});

test.each([
  [{ type: 'kind.chosen', kind: 'unsafe' }, { kind: 'unsafe' }],
  [{ type: 'words.changed', words: 'M' }, { words: 'M' }],
  [{ type: 'form.submitted', version: 2 }, { problems: { kind: 'kind.required', words: 'words.required' } }],
] as const)('after the thanks the next one begins with %j', async (event, context) => {
  const { actor, answer, calls } = opened();
  actor.send({ type: 'kind.chosen', kind: 'allergens' });
  actor.send({ type: 'words.changed', words: 'Nuts' });
  actor.send({ type: 'form.submitted', version: 2 });
  await answer('sendReport', {});
  actor.send(event);
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context });
  expect(calls).toHaveLength(1);
});
