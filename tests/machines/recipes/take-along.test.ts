import { expect, test } from 'vitest';
import { takeAlongMachine } from '../../../machines/recipes/take-along.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe } from '../samples.ts';

const start = () => onStage(takeAlongMachine, () => undefined);

test('a recipe is printed, copied and sent as it stands', () => {
  const { actor, call, ran } = start();
  actor.send({ type: 'print.requested' });
  actor.send({ type: 'copy.requested', text: '3 eggs' });
  actor.send({ type: 'text.sent', title: 'Omelette', text: '3 eggs' });
  expect(ran('print')).toHaveLength(1);
  expect(call('writeText').input).toEqual({ text: '3 eggs' });
  expect(ran('sendText')).toEqual([{ title: 'Omelette', text: '3 eggs' }]);
});

test('the server’s file is kept under the recipe’s title; a second press while it is on its way fetches nothing more', async () => {
  const { actor, answer, call, calls, ran } = start();
  actor.send({ type: 'file.requested', recipe });
  actor.send({ type: 'file.requested', recipe });
  expect(call('loadFile').input).toEqual({ companyUri: recipe.companyUri, guid: recipe.guid });
  await answer('loadFile', { '@type': 'Recipe' });
  expect(ran('saveFile')).toEqual([{ title: recipe.title, file: { '@type': 'Recipe' } }]);
  expect(calls.filter(({ src }) => src === 'loadFile')).toHaveLength(1);
});

test('a copy of this browser’s is a file without the server', () => {
  const { actor, calls, ran } = start();
  actor.send({ type: 'offline.file.requested', recipe });
  expect([calls.map(({ src }) => src).includes('loadFile'), ran('saveOwnFile')]).toEqual([false, [{ recipe }]]);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('why there is no file is said until it is asked for again; meanwhile the rest goes on', async () => {
  const { actor, refuse, ran } = start();
  actor.send({ type: 'file.requested', recipe });
  actor.send({ type: 'print.requested' });
  await refuse('loadFile', failure('withdrawn'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { error: failure('withdrawn') } });
  expect([ran('print').length, ran('saveFile')]).toEqual([1, []]);
  actor.send({ type: 'file.requested', recipe });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('is left with its page', () => {
  const { actor, call } = start();
  actor.send({ type: 'file.requested', recipe });
  actor.stop();
  expect(call('loadFile').signal.aborted).toBe(true);
});
