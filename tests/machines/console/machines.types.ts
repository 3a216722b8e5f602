import { expectTypeOf } from 'vitest';
import type { OutputFrom, ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { bulkActionMachine } from '../../../machines/console/bulk-action.machine.ts';
import type { collectionMachine } from '../../../machines/console/collection.machine.ts';
import type { ImpersonationEvent, impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import type { LoginSubject } from '../../../contract/console/impersonation.ts';
import type { recordMachine } from '../../../machines/console/record.machine.ts';
import type { sitemapsMachine, SitemapsEvent } from '../../../machines/console/sitemaps.machine.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* bulk-action */
{
  // The output says only whether a run started.
  expectTypeOf<OutputFrom<typeof bulkActionMachine>>().toEqualTypeOf<{ hasRun: boolean }>();
}

/* collection */
{
  type Sent = Parameters<ActorRefFrom<typeof collectionMachine>['send']>[0];
  // The server defines the selection of all matches, not the page's count.
  expectTypeOf<{ type: 'all.requested'; rows: number }>().not.toEqualTypeOf<Extract<Sent, { type: 'all.requested' }>>();
  expectTypeOf<{ type: 'row.toggled'; guid: string }>().not.toExtend<Sent>();
}

/* impersonation */
{
  type Machine = typeof impersonationMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ mayLoginAsUser: boolean; userGuid: string }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['user']>().toEqualTypeOf<LoginSubject | null>();
  // The product reloads, so there is no next path.
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: null }>();
  expectTypeOf<Sent>().toEqualTypeOf<ImpersonationEvent>();
  // The reason was typed before.
  expectTypeOf<{ type: 'reason.changed' }>().not.toExtend<Sent>();
  // The user is given once, as input.
  expectTypeOf<{ type: 'user.chosen'; guid: string }>().not.toExtend<Sent>();
}

/* record */
{
  // The output is the next path.
  expectTypeOf<OutputFrom<typeof recordMachine>>().toEqualTypeOf<{ redirectTo: string }>();
}

/* sitemaps */
{
  type Sent = Parameters<ActorRefFrom<typeof sitemapsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SitemapsEvent>();
}
