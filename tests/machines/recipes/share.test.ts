import { expect, test } from 'vitest';
import { shareMachine } from '../../../machines/recipes/share.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { shared, unshared } from './share.fixture.ts';

const omelette = { companyUri: 'adas-kitchen', guid: 'a' };

/** Indexed by search engines, with its photo. */
const listed = { ...shared, share: shared.share && { ...shared.share, isListed: true, showsPhoto: true } };

async function opened(state = unshared) {
  const stage = onStage(shareMachine, () => undefined);
  stage.actor.send({ type: 'share.opened', ...omelette });
  await stage.answer('loadShare', state);
  return stage;
}

test('the owner creates a link, hidden from search engines until the owner allows them', async () => {
  const { actor, call, calls, answer } = await opened();
  expect(calls.map(({ src }) => src)).not.toContain('shareRecipe');
  actor.send({ type: 'share.confirmed' });
  expect(call('shareRecipe').input).toEqual({ ...omelette, isListed: false, showsPhoto: false });
  await answer('shareRecipe', shared);
  actor.send({ type: 'choices.changed', choices: { isListed: true, showsPhoto: false } });
  expect(call('shareRecipe').input).toMatchObject({ isListed: true });
});

test('options chosen before the link exists are not sent alone', async () => {
  const { actor, call } = await opened();
  actor.send({ type: 'choices.changed', choices: { isListed: true, showsPhoto: true } });
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'share.confirmed' });
  expect(call('shareRecipe').input).toMatchObject({ isListed: true, showsPhoto: true });
});

test('a link is revoked only after a confirmation', async () => {
  const { actor, calls, answer } = await opened(listed);
  actor.send({ type: 'withdrawal.requested' });
  await answer('confirmWithdrawal', false);
  expect(calls.map(({ src }) => src)).not.toContain('withdrawShare');
  actor.send({ type: 'withdrawal.requested' });
  await answer('confirmWithdrawal', true);
  await answer('withdrawShare', unshared);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'open',
    context: { state: unshared, choices: { isListed: false, showsPhoto: false } },
  });
});

test('a link that could not be revoked, or without an answer, still works and is shown', async () => {
  const { actor, answer, refuse } = await opened(listed);
  actor.send({ type: 'withdrawal.requested' });
  await refuse('confirmWithdrawal', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { state: listed, error: null } });
  actor.send({ type: 'withdrawal.requested' });
  await answer('confirmWithdrawal', true);
  await refuse('withdrawShare', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'open',
    context: { state: listed, choices: { isListed: true, showsPhoto: true }, error: failure('unknown') },
  });
});

test.each(['while it is asked', 'when nobody could say', 'when it is open'])(
  'can be closed %s, and reloads when it is opened again',
  async (when) => {
    const stage = onStage(shareMachine, () => undefined);
    stage.actor.send({ type: 'share.opened', ...omelette });
    if (when === 'when nobody could say') await stage.refuse('loadShare', failure('unknown'));
    if (when === 'when it is open') await stage.answer('loadShare', shared);
    stage.actor.send({ type: 'share.closed' });
    expect(stage.actor.getSnapshot().value).toBe('closed');
    stage.actor.send({ type: 'share.opened', ...omelette, guid: 'b' });
    expect(stage.call('loadShare').input).toEqual({ ...omelette, guid: 'b' });
    expect(stage.actor.getSnapshot().context, 'nothing of the other one').toMatchObject({ state: null, error: null });
  },
);
