import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { flowViewerMachine } from '../../machines/flow-viewer.machine.ts';
import type { FlowTarget, FlowViewerEvent } from '../../machines/flow-viewer.model.ts';

type Machine = typeof flowViewerMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ target: FlowTarget }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<FlowViewerEvent>();
  // One step at a time.
  expectTypeOf<{ type: 'step.moved'; by: 2 }>().not.toExtend<Sent>();
  // The past cannot be changed.
  expectTypeOf<{ type: 'step.removed'; index: number }>().not.toExtend<Sent>();
});
