import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Passkeys } from '../../contract/passkeys.ts';
import type { passkeysMachine } from '../../machines/passkeys.machine.ts';
import type { PasskeysEvent, PasskeysInput } from '../../machines/passkeys.model.ts';

type Machine = typeof passkeysMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what it keeps', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<PasskeysInput>();
  expectTypeOf<SnapshotFrom<Machine>['context']['passkeys']>().toEqualTypeOf<Passkeys | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<PasskeysEvent>();
  // What is to be removed is named whole: whether it may be stands in it.
  expectTypeOf<{ type: 'removal.wanted'; guid: string }>().not.toExtend<Sent>();
});
