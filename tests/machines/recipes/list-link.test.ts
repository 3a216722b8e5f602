import { expect, test } from 'vitest';
import { listLinkMachine } from '../../../machines/recipes/list-link.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

test('a link is told once it is made, and forgotten when sharing has ended', async () => {
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

test('a link that could not be made says why, and can be made by the next press', async () => {
  const stage = onStage(listLinkMachine, () => undefined);
  stage.actor.send({ type: 'link.requested' });
  await stage.refuse('shareShopping', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'idle', context: { key: null, isShared: null, error: failure('unknown') } });
  stage.actor.send({ type: 'link.requested' });
  await stage.answer('shareShopping', { key: 'secret' });
  expect(stage.actor.getSnapshot().context).toMatchObject({ key: 'secret', error: null });
});

test('a link is copied, also while another is being made', () => {
  const stage = onStage(listLinkMachine, () => undefined);
  stage.actor.send({ type: 'link.requested' });
  stage.actor.send({ type: 'copy.requested', text: 'https://anydish.example/shopping/secret' });
  expect(stage.call('writeText').input).toMatchObject({ text: 'https://anydish.example/shopping/secret' });
  expect(stage.actor.getSnapshot().value).toBe('linking');
});
