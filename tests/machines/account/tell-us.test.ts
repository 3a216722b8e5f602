import { expect, test } from 'vitest';
import { tellUsMachine } from '../../../machines/account/tell-us.machine.ts';
import { failure } from '../samples.ts';
import { onStage } from '../../support/stage.ts';

let count = 0;
const newId = () => `key ${(count += 1)}`;
const opened = (given: { page?: string | null; typed?: string | null } = {}) =>
  onStage(tellUsMachine, () => ({ page: '/account', typed: null, newId, ...given }));

test('sends the text with the permitted details, and thanks', async () => {
  const { actor, call, answer, ran } = opened();
  actor.send({ type: 'words.changed', words: 'More soups' });
  actor.send({ type: 'enclosed.changed', enclosed: ['answer'] });
  actor.send({ type: 'form.submitted' });
  expect(call('sendMessage').input).toMatchObject({ words: 'More soups', page: null, withLanguage: false, wantsAnswer: true });
  await answer('sendMessage', {});
  expect(actor.getSnapshot()).toMatchObject({ value: 'sent', context: { words: '' } });
  expect(ran('keepTyped')).toMatchObject([{ words: 'More soups' }, { words: '' }]);
});

test('starts with stored input, and with the previous page', () => {
  const { actor, call } = opened({ typed: 'Half a thou', page: '/recipes' });
  actor.send({ type: 'form.submitted' });
  expect(call('sendMessage').input).toMatchObject({ words: 'Half a thou', page: '/recipes', withLanguage: true, wantsAnswer: false });
});

test('does not send an empty message, with an error until something is typed', () => {
  const { actor, calls } = opened();
  actor.send({ type: 'form.submitted' });
  expect(calls).toHaveLength(0);
  expect(actor.getSnapshot().context.problem).toBe('words.required');
  actor.send({ type: 'words.changed', words: 'a' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('a failed message stays, and has the same key when resent; the next has another', async () => {
  const { actor, calls, refuse, answer } = opened({ typed: 'More soups' });
  const keys = () => calls.map(({ input }) => (input as { requestKey: string }).requestKey);
  actor.send({ type: 'form.submitted' });
  await refuse('sendMessage', failure('tooManyRequests'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { words: 'More soups', error: failure('tooManyRequests') } });
  actor.send({ type: 'form.submitted' });
  await answer('sendMessage', {});
  actor.send({ type: 'words.changed', words: 'And salads' });
  actor.send({ type: 'form.submitted' });
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('after the thanks the first letter starts the next message, and an empty one is not sent either', async () => {
  const { actor, answer, calls, ran } = opened({ typed: 'More soups' });
  const sendAndThank = async () => {
    actor.send({ type: 'form.submitted' });
    await answer('sendMessage', {});
    expect(actor.getSnapshot().value).toBe('sent');
  };
  await sendAndThank();
  actor.send({ type: 'enclosed.changed', enclosed: ['answer'] });
  expect(actor.getSnapshot(), 'what goes with it is no message yet').toMatchObject({ value: 'sent', context: { enclosed: ['answer'] } });
  actor.send({ type: 'words.changed', words: 'A' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { words: 'A' } });
  expect(ran('keepTyped').at(-1)).toMatchObject({ words: 'A' });
  await sendAndThank();
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { problem: 'words.required' } });
  expect(calls).toHaveLength(2);
});
