import { expectTypeOf, test } from 'vitest';
import type { ActorRef, ActorRefFrom, InputFrom, Snapshot, SnapshotFrom } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { sessionMachine, SessionEvent, SessionSettled } from '../../machines/session.machine.ts';

type Machine = typeof sessionMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>['newGuid']>().toEqualTypeOf<() => string>();
  expectTypeOf<SnapshotFrom<Machine>['context']['session']>().toEqualTypeOf<Session>();
  type Told = SessionSettled | { type: 'session.unanswered' } | { type: 'signOut.done' };
  expectTypeOf<InputFrom<Machine>['parent']>().toEqualTypeOf<ActorRef<Snapshot<unknown>, Told>>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<SessionEvent>();
  // A session comes whole.
  expectTypeOf<{ type: 'session.received'; session: { guid: string } }>().not.toExtend<Sent>();
  // What the session says is not said to it.
  expectTypeOf<{ type: 'session.settled' }>().not.toExtend<Sent>();
});
