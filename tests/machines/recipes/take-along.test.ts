import { expect, test } from 'vitest';
import { takeAlongMachine } from '../../../machines/recipes/take-along.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe } from '../samples.ts';

const start = () => onStage(takeAlongMachine, () => undefined);

test('a recipe is printed, copied and shared as shown', () => {
  const { actor, call, ran } = start();
  actor.send({ type: 'print.requested' });
  actor.send({ type: 'copy.requested', text: '3 eggs' });
  actor.send({ type: 'text.sent', title: 'Omelette', text: '3 eggs' });
  expect(ran('print')).toHaveLength(1);
  expect(call('writeText').input).toEqual({ text: '3 eggs' });
  expect(ran('sendText')).toEqual([{ title: 'Omelette', text: '3 eggs' }]);
});

test('the server’s file is saved under the recipe’s title; a second press during the call has no effect', async () => {
  const { actor, answer, call, calls, ran } = start();
  actor.send({ type: 'file.requested', recipe });
  actor.send({ type: 'file.requested', recipe });
  expect(call('loadFile').input).toEqual({ companyUri: recipe.companyUri, guid: recipe.guid });
  await answer('loadFile', { '@type': 'Recipe' });
  expect(ran('saveFile')).toEqual([{ title: recipe.title, file: { '@type': 'Recipe' } }]);
  expect(calls.filter(({ src }) => src === 'loadFile')).toHaveLength(1);
});

test('this browser’s copy becomes a file without the server', () => {
  const { actor, calls, ran } = start();
  actor.send({ type: 'offline.file.requested', recipe });
  expect([calls.map(({ src }) => src).includes('loadFile'), ran('saveOwnFile')]).toEqual([false, [{ recipe }]]);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('the reason for a missing file is shown until the next request; other exports continue', async () => {
  const { actor, refuse, ran } = start();
  actor.send({ type: 'file.requested', recipe });
  actor.send({ type: 'print.requested' });
  await refuse('loadFile', failure('withdrawn'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { error: failure('withdrawn') } });
  expect([ran('print').length, ran('saveFile')]).toEqual([1, []]);
  actor.send({ type: 'file.requested', recipe });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('aborts when the page is left', () => {
  const { actor, call } = start();
  actor.send({ type: 'file.requested', recipe });
  actor.stop();
  expect(call('loadFile').signal.aborted).toBe(true);
});
