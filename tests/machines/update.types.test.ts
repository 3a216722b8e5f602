import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { updateMachine, UpdateEvent } from '../../machines/update.machine.ts';

type Machine = typeof updateMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ build: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<UpdateEvent>();
  // Which build was found must be said; and nothing can order it to load the page anew.
  expectTypeOf<{ type: 'build.found' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'reload.requested' }>().not.toExtend<Sent>();
});
