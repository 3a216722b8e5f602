import { expect, expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import type { AppEvent } from '../../../machines/shell/app.model.ts';
import { onStage } from '../../support/stage.ts';
import { appFixture } from './app.fixture.ts';
import { ada } from '../samples.ts';

const { both } = appFixture.events['companions.arrived'];
if (both === undefined) throw new Error('The fixture has no companions.');

test('what goes on beside the pages begins once, and stays on every page', async () => {
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

type Machine = typeof appMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ newGuid: () => string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<AppEvent>();
  // A page view has a path.
  expectTypeOf<{ type: 'location.changed'; pages: []; place: 'public' }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'session.loaded' }>().not.toExtend<Sent>();
  // One goes to a path or back by a number.
  expectTypeOf<{ type: 'navigation.requested'; to: null }>().not.toExtend<Sent>();
});
