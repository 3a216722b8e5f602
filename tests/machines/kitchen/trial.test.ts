import { describe, expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import type { TrialRequest } from '../../../contract/kitchen/trials.ts';
import { trialMachine } from '../../../machines/kitchen/trial.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { asksWhat, asksWhich, cooked, storedWith } from './trial.fixture.ts';

let count = 0;
const newId = () => `seed ${(count += 1)}`;
const start = (given: Partial<InputFrom<typeof trialMachine>> = {}) =>
  onStage(trialMachine, () => ({
    described: null,
    stored: null,
    chosen: null,
    isMember: false,
    wantsToKeep: false,
    unitSystem: 'metric' as const,
    language: () => 'en' as const,
    newId,
    ...given,
  }));
type Started = ReturnType<typeof start>;
const cookedWith = ({ call }: Started) => call('cookTrial').input as TrialRequest;

test('words that come with the address are cooked at once, and shown', async () => {
  const stage = start({ described: 'Potato soup' });
  expect(cookedWith(stage)).toMatchObject({ description: 'Potato soup', language: 'en', choice: null, wishes: [] });
  await stage.answer('cookTrial', cooked);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'shown', context: { trial: cooked, shown: { servings: 1 } } });
  expect(stage.ran('remember').at(-1), 'this tab keeps it').toMatchObject({ stored: { trial: cooked } });
});

test('nothing and too much are not sent', () => {
  const { actor, calls } = start();
  actor.send({ type: 'trial.requested' });
  expect(actor.getSnapshot().context.problem).toBe('description.missing');
  actor.send({ type: 'description.changed', description: 'x'.repeat(501) });
  actor.send({ type: 'trial.requested' });
  expect(actor.getSnapshot().context.problem).toBe('description.tooLong');
  expect(calls).toEqual([]);
});

test('a reload shows the recipe again without cooking, and new words replace it', () => {
  const again = start({ stored: storedWith(cooked), chosen: { servings: 3, unitSystem: 'us' } });
  expect(again.actor.getSnapshot().context.shown, 'as it was shown').toMatchObject({ servings: 3, unitSystem: 'us' });
  expect(again.actor.getSnapshot().value).toBe('shown');
  expect(again.calls).toEqual([]);
  const other = start({ stored: storedWith(cooked), described: 'Leek soup' });
  expect(cookedWith(other).description).toBe('Leek soup');
});

describe('a question of the kitchen', () => {
  test('which dish: the answer goes with the same words and the same seed', async () => {
    const stage = start({ described: 'eggs' });
    const { seed } = cookedWith(stage);
    await stage.answer('cookTrial', asksWhich);
    stage.actor.send({ type: 'suggestion.chosen', id: 'shakshuka' });
    expect(cookedWith(stage)).toMatchObject({ seed, description: 'eggs', choice: 'shakshuka' });
  });

  test('what to leave out: nothing is cooked before each part has its answer', async () => {
    const stage = start({ described: 'Pad thai, he reacts to groundnutz, no treenutz' });
    await stage.answer('cookTrial', asksWhat);
    const cooking = () => stage.calls.filter(({ src }) => src === 'cookTrial').length;
    stage.actor.send({ type: 'part.answered', word: 'groundnutz', text: 'reacts to groundnutz', leaveOut: 'peanut' });
    expect([stage.actor.getSnapshot().value, cooking()]).toEqual([{ writing: 'asked' }, 1]);
    stage.actor.send({ type: 'part.answered', word: 'treenutz', text: 'no treenutz', leaveOut: null });
    expect(cookedWith(stage).wishes).toEqual([{ kind: 'without', id: 'peanut' }]);
    expect(cookedWith(stage).dismissed).toHaveLength(2);
  });

  test('other words are another request, without the answers', async () => {
    const stage = start({ described: 'eggs' });
    const { seed } = cookedWith(stage);
    await stage.answer('cookTrial', asksWhat);
    stage.actor.send({ type: 'part.answered', word: 'groundnutz', text: 'reacts to groundnutz', leaveOut: 'peanut' });
    stage.actor.send({ type: 'description.changed', description: 'Rice' });
    stage.actor.send({ type: 'trial.requested' });
    expect(cookedWith(stage)).toMatchObject({ description: 'Rice', wishes: [], dismissed: [] });
    expect(cookedWith(stage).seed).not.toBe(seed);
  });
});

describe('without a recipe', () => {
  test('used up is its own state; the words stay', async () => {
    const { actor, refuse } = start({ described: 'Potato soup' });
    await refuse('cookTrial', failure('tooManyRequests'));
    expect(actor.getSnapshot()).toMatchObject({ value: { writing: 'usedUp' }, context: { description: 'Potato soup' } });
  });

  test('a failed call is repeated with the same request', async () => {
    const stage = start({ described: 'Potato soup' });
    const first = cookedWith(stage);
    await stage.refuse('cookTrial', failure('unknown'));
    stage.actor.send({ type: 'retry.requested' });
    expect(cookedWith(stage)).toEqual(first);
  });

  test('leaving the kitchen ends the call, and nothing is kept', () => {
    const { actor, call, ran } = start({ described: 'Potato soup' });
    const { signal } = call('cookTrial');
    actor.send({ type: 'cancel.requested' });
    expect(signal.aborted).toBe(true);
    expect(actor.getSnapshot()).toMatchObject({ value: { writing: 'idle' }, context: { description: 'Potato soup' } });
    expect(ran('remember').at(-1)).toEqual({ stored: null });
  });
});

describe('keeping', () => {
  test('a visitor is led to the sign-up; afterwards the same words are sent, never a recipe', async () => {
    const visitor = start({ stored: storedWith(cooked) });
    visitor.actor.send({ type: 'keep.requested' });
    expect(visitor.ran('askToSignUp')).toHaveLength(1);
    expect(visitor.actor.getSnapshot().value).toBe('shown');
    const { actor, call, answer, ran } = start({ stored: storedWith(cooked), isMember: true, wantsToKeep: true });
    expect(call('keepTrial').input).toEqual(storedWith(cooked).asked);
    await answer('keepTrial', { companyUri: 'adas-kitchen', guid: 'kept' });
    expect(actor.getSnapshot().value).toBe('kept');
    expect(ran('openKept')).toMatchObject([{ guid: 'kept' }]);
    expect(ran('remember').at(-1)).toEqual({ stored: null });
  });

  test('a wish without a recipe, or without an account, waits', () => {
    expect(start({ wantsToKeep: true, isMember: true }).actor.getSnapshot().value).toEqual({ writing: 'idle' });
    expect(start({ wantsToKeep: true, stored: storedWith(cooked) }).actor.getSnapshot().value).toBe('shown');
  });

  test('a failure says why, and the recipe stays', async () => {
    const { actor, refuse } = start({ stored: storedWith(cooked), isMember: true });
    actor.send({ type: 'keep.requested' });
    await refuse('keepTrial', failure('conflict'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: failure('conflict'), trial: cooked } });
  });
});
