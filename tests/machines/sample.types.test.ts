import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Sample } from '../../contract/samples.ts';
import type { sampleMachine, SampleEvent } from '../../machines/sample.machine.ts';

type Machine = typeof sampleMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what it keeps', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['chosen']>().toEqualTypeOf<Sample | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<SampleEvent>();
  // Whose recipe it is is said by its id; a visitor brings none of his own.
  expectTypeOf<{ type: 'sample.chosen'; recipe: Sample['recipe'] }>().not.toExtend<Sent>();
});
