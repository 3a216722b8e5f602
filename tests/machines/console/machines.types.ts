import { expectTypeOf } from 'vitest';
import type { OutputFrom, ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { bulkActionMachine } from '../../../machines/console/bulk-action.machine.ts';
import type { collectionMachine } from '../../../machines/console/collection.machine.ts';
import type { ImpersonationEvent, impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import type { LoginSubject } from '../../../contract/console/impersonation.ts';
import type { recordMachine } from '../../../machines/console/record.machine.ts';
import type { sitemapsMachine, SitemapsEvent } from '../../../machines/console/sitemaps.machine.ts';

/* What the machines of this room take and give. The compiler checks it; nothing here runs. */

/* bulk-action */
{
  // Says only whether something began.
  expectTypeOf<OutputFrom<typeof bulkActionMachine>>().toEqualTypeOf<{ hasRun: boolean }>();
}

/* collection */
{
  type Sent = Parameters<ActorRefFrom<typeof collectionMachine>['send']>[0];
  // All that match is what the server says, never what the page counts.
  expectTypeOf<{ type: 'all.requested'; rows: number }>().not.toEqualTypeOf<Extract<Sent, { type: 'all.requested' }>>();
  expectTypeOf<{ type: 'row.toggled'; guid: string }>().not.toExtend<Sent>();
}

/* impersonation */
{
  type Machine = typeof impersonationMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ mayLoginAsUser: boolean; userGuid: string }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['user']>().toEqualTypeOf<LoginSubject | null>();
  // The product is loaded anew, so there is nowhere to be led.
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: null }>();
  expectTypeOf<Sent>().toEqualTypeOf<ImpersonationEvent>();
  // The reason is what was typed before.
  expectTypeOf<{ type: 'reason.changed' }>().not.toExtend<Sent>();
  // The user is named once, when it begins.
  expectTypeOf<{ type: 'user.chosen'; guid: string }>().not.toExtend<Sent>();
}

/* record */
{
  // Ends with where to go.
  expectTypeOf<OutputFrom<typeof recordMachine>>().toEqualTypeOf<{ redirectTo: string }>();
}

/* sitemaps */
{
  type Sent = Parameters<ActorRefFrom<typeof sitemapsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SitemapsEvent>();
}
