import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { modalMachine, ModalEvent } from '../../machines/modal.machine.ts';
import type { ModalBox } from '../../machines/modal.model.ts';

type Machine = typeof modalMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>['box']>().toEqualTypeOf<ModalBox>();
  expectTypeOf<InputFrom<Machine>['key']>().toEqualTypeOf<string>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ModalEvent>();
  // With what a box is closed must be said, even when it is nothing.
  expectTypeOf<{ type: 'close.requested' }>().not.toExtend<Sent>();
  // Which keys close it, the stack decides.
  expectTypeOf<{ type: 'escape.pressed' }>().not.toExtend<Sent>();
});
