import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { appMachine } from '../../machines/app.machine.ts';
import type { AppEvent } from '../../machines/app.model.ts';

type Machine = typeof appMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ newGuid: () => string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<AppEvent>();
  // A page view has a path.
  expectTypeOf<{ type: 'location.changed'; pages: []; isWayIn: false; isForMembers: false }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'session.loaded' }>().not.toExtend<Sent>();
  // One goes to a path or back by a number.
  expectTypeOf<{ type: 'navigation.requested'; to: null }>().not.toExtend<Sent>();
});
