import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { modalHistoryMachine, ModalHistoryEvent } from '../../machines/modal-history.machine.ts';

type Machine = typeof modalHistoryMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ModalHistoryEvent>();
  // What the browser shows must be said: another page may have been opened meanwhile.
  expectTypeOf<{ type: 'depth.wanted'; depth: number }>().not.toExtend<Sent>();
});
