import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { OrderDraft } from '../../machines/draft.ts';
import type { ReadingEvent, readingMachine } from '../../machines/reading.machine.ts';

type Machine = typeof readingMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ companyUri: string; draft: OrderDraft }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ReadingEvent>();
  // It reads by itself, after each change.
  expectTypeOf<{ type: 'reading.requested' }>().not.toExtend<Sent>();
  // It is told the whole order, not what changed in it.
  expectTypeOf<{ type: 'order.changed'; description: string }>().not.toExtend<Sent>();
});
