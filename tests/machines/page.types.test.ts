import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { pageMachine, PageAddress, PageEvent } from '../../machines/page.machine.ts';

type Machine = typeof pageMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ chunkId: string; address: PageAddress }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<PageEvent>();
  // An address has params.
  expectTypeOf<{ type: 'address.changed'; address: { path: string } }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'page.closed' }>().not.toExtend<Sent>();
});
