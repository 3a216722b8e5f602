import { expect, test } from 'vitest';
import { installMachine } from '../../../machines/shell/install.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const offered = () => {
  const stage = onStage(installMachine, () => undefined);
  stage.actor.send({ type: 'install.offered' });
  return { ...stage, now: () => stage.actor.getSnapshot().value };
};

test('without the browser’s question nothing can be asked', () => {
  const { actor, calls } = onStage(installMachine, () => undefined);
  actor.send({ type: 'install.requested' });
  expect(actor.getSnapshot().value).toBe('unoffered');
  expect(calls.map(({ src }) => src)).toEqual(['followBrowser']);
});

test('a yes installs it; a no waits until the browser has a new question', async () => {
  const yes = offered();
  yes.actor.send({ type: 'install.requested' });
  await yes.answer('askBrowser', true);
  expect(yes.now()).toBe('installed');
  const no = offered();
  no.actor.send({ type: 'install.requested' });
  await no.answer('askBrowser', false);
  expect(no.now()).toBe('unoffered');
  no.actor.send({ type: 'install.offered' });
  expect(no.now()).toBe('offered');
});

test('installed by the browser’s menu, it is offered no more', async () => {
  const { actor, now } = offered();
  actor.send({ type: 'install.done' });
  actor.send({ type: 'install.offered' });
  expect(now()).toBe('installed');
});

test('a question that cannot be shown leaves the links', async () => {
  const { actor, now, refuse } = offered();
  actor.send({ type: 'install.requested' });
  await refuse('askBrowser', failure('unknown'));
  expect(now()).toBe('unoffered');
});
