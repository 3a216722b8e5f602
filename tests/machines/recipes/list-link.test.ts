import { expect, test } from 'vitest';
import { listLinkMachine } from '../../../machines/recipes/list-link.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

test('a link is told once it is made, and forgotten when sharing has ended', async () => {
  const stage = onStage(listLinkMachine, () => undefined);
  stage.actor.send({ type: 'link.requested' });
  await stage.answer('shareShopping', { key: 'secret' });
  expect(stage.actor.getSnapshot().context).toMatchObject({ key: 'secret', isShared: true });
  stage.actor.send({ type: 'sharing.ended' });
  await stage.refuse('shareShopping', failure('unknown'));
  expect(stage.actor.getSnapshot().context, 'the link still leads to the list').toMatchObject({ key: 'secret', isShared: true });
  stage.actor.send({ type: 'sharing.ended' });
  await stage.answer('shareShopping', { key: null });
  expect(stage.actor.getSnapshot().context).toMatchObject({ key: null, isShared: false });
});
