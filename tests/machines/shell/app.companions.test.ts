import { expect, test } from 'vitest';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import { onStage } from '../../support/stage.ts';
import { appFixture } from './app.fixture.ts';
import { ada } from '../samples.ts';

const { both } = appFixture.events['companions.arrived'];
if (both === undefined) throw new Error('The fixture has no companions.');

test('companions start once, and stay on every page', async () => {
  const stage = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  await stage.answer('loadSession', ada);
  const companions = () => stage.actor.getSnapshot().context.companions;
  expect(companions()).toBeNull();
  stage.actor.send({ type: 'companions.arrived', ...both });
  const first = companions();
  expect(stage.actor.getSnapshot().value, 'the pages stay').toMatchObject({ shell: 'running' });
  expect(first?.reachability.getSnapshot().value).toBe('checking');
  expect(first?.update.getSnapshot().context.build).toBe('app.one.js');
  stage.actor.send({ type: 'companions.arrived', ...both });
  stage.actor.send({ type: 'location.changed', path: '/', pages: [], place: 'public' });
  expect(companions()).toBe(first);
  expect(first?.update.getSnapshot().status).toBe('active');
});
