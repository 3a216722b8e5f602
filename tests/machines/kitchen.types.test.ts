import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { kitchenMachine } from '../../machines/kitchen.machine.ts';
import type { KitchenEvent, KitchenInput } from '../../machines/kitchen.model.ts';

type Machine = typeof kitchenMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<KitchenInput>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<KitchenEvent>();
  // Wishes come and go one by one, with where they come from.
  expectTypeOf<{ type: 'draft.changed'; change: { wishes: [] } }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'wish.added'; wish: { kind: 'diet'; id: 'vegan'; label: 'Vegan'; source: 'rumour' } }>().not.toExtend<Sent>();
  // A job cannot do this.
  expectTypeOf<{ type: 'job.happened'; event: { type: 'burnt' } }>().not.toExtend<Sent>();
  // A file is chosen; the photo is what becomes of it.
  expectTypeOf<{ type: 'photo.chosen'; photo: { id: string } }>().not.toExtend<Sent>();
});
