import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { modalsMachine, ModalsEvent } from '../../machines/modals.machine.ts';

type Machine = typeof modalsMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ModalsEvent>();
  // A box has a title: it is its accessible name.
  expectTypeOf<{ type: 'modal.requested'; key: string; box: { content: string } }>().not.toExtend<Sent>();
  // Outside of which box must be said.
  expectTypeOf<{ type: 'outside.pressed' }>().not.toExtend<Sent>();
});
