import { expect, test } from 'vitest';
import { listLinkMachine } from '../../../machines/recipes/list-link.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

test('a link is shown once created, and removed when sharing ends', async () => {
  const stage = onStage(listLinkMachine, () => undefined);
  stage.actor.send({ type: 'link.requested' });
  expect(stage.call('shareShopping').input).toEqual({ isShared: true });
  await stage.answer('shareShopping', { key: 'secret' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'idle', context: { key: 'secret', isShared: true } });
  stage.actor.send({ type: 'sharing.ended' });
  await stage.refuse('shareShopping', failure('unknown'));
  expect(stage.actor.getSnapshot().context, 'the link still leads to the list').toMatchObject({ key: 'secret', isShared: true });
  stage.actor.send({ type: 'sharing.ended' });
  await stage.answer('shareShopping', { key: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'idle', context: { key: null, isShared: false } });
});

test('a failed creation shows why, and can be retried', async () => {
  const stage = onStage(listLinkMachine, () => undefined);
  stage.actor.send({ type: 'link.requested' });
  await stage.refuse('shareShopping', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'idle', context: { key: null, isShared: null, error: failure('unknown') } });
  stage.actor.send({ type: 'link.requested' });
  await stage.answer('shareShopping', { key: 'secret' });
  expect(stage.actor.getSnapshot().context).toMatchObject({ key: 'secret', error: null });
});

test('a link can be copied, also while another is created', () => {
  const stage = onStage(listLinkMachine, () => undefined);
  stage.actor.send({ type: 'link.requested' });
  stage.actor.send({ type: 'copy.requested', text: 'https://anydish.example/shopping/secret' });
  expect(stage.call('writeText').input).toMatchObject({ text: 'https://anydish.example/shopping/secret' });
  expect(stage.actor.getSnapshot().value).toBe('linking');
});
