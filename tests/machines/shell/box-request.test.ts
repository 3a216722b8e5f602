import { expect, test } from 'vitest';
import { boxRequestMachine } from '../../../machines/shell/box-request.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const ask = () => onStage(boxRequestMachine, () => undefined);
const answerOf = ({ actor }: ReturnType<typeof ask>) => actor.getSnapshot().output;

test('an answer is used when the box and its history entry are gone', async () => {
  const stage = ask();
  await stage.answer('fetchStack');
  await stage.answer('showBox', true);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'settling', status: 'active' });
  await stage.answer('historySettles');
  expect(answerOf(stage)).toEqual({ outcome: true });
  expect(stage.ran('reportMissing')).toEqual([]);
});

test('a box that cannot be shown is reported and has no answer', async () => {
  const stage = ask();
  const error = failure('unknown');
  await stage.refuse('fetchStack', error);
  expect([answerOf(stage), stage.ran('reportMissing')]).toEqual([{ outcome: null }, [{ error }]]);
});

test('a box that fails is reported and has no answer', async () => {
  const stage = ask();
  await stage.answer('fetchStack');
  await stage.refuse('showBox', failure('unknown'));
  expect([answerOf(stage), stage.ran('reportMissing').length]).toEqual([{ outcome: null }, 1]);
});

test('a withdrawn request opens no box', async () => {
  const stage = ask();
  stage.actor.send({ type: 'request.withdrawn' });
  await stage.answer('fetchStack');
  expect([answerOf(stage), stage.calls.map(({ src }) => src)]).toEqual([{ outcome: null }, ['fetchStack']]);
});

test('a withdrawn request closes its box', async () => {
  const stage = ask();
  await stage.answer('fetchStack');
  stage.actor.send({ type: 'request.withdrawn' });
  expect([stage.call('showBox').signal.aborted, answerOf(stage)]).toEqual([true, { outcome: null }]);
});
