import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { dataExportMachine, DataExportEvent } from '../../machines/data-export.machine.ts';

type Machine = typeof dataExportMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
type Context = SnapshotFrom<Machine>['context'];

test('knows what a view may read', () => {
  expectTypeOf<Context['problem']>().toEqualTypeOf<'password.required' | null>();
  expectTypeOf<Context['error']>().toEqualTypeOf<ApiError | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<DataExportEvent>();
  expectTypeOf<{ type: 'password.changed' }>().not.toExtend<Sent>();
  // The file comes to the browser, never to the flow.
  expectTypeOf<{ type: 'file.received'; file: string }>().not.toExtend<Sent>();
});
