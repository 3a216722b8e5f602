import { expectTypeOf } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom, SnapshotFrom, ActorRef, Snapshot } from 'xstate';
import type { appMachine } from '../../../machines/shell/app.machine.ts';
import type { AppEvent } from '../../../machines/shell/app.model.ts';
import type { ArrivalEvent, arrivalMachine } from '../../../machines/shell/arrival.machine.ts';
import type { BoxRequestEvent, boxRequestMachine } from '../../../machines/shell/box-request.machine.ts';
import type { ClipboardEvent, clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import type { LanguageEvent, LanguageInput, languageMachine } from '../../../machines/shell/language.machine.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { ModalHistoryEvent, modalHistoryMachine } from '../../../machines/shell/modal-history.machine.ts';
import type { ModalEvent, modalMachine } from '../../../machines/shell/modal.machine.ts';
import type { ModalBox } from '../../../machines/shell/modal.model.ts';
import type { ModalsEvent, modalsMachine } from '../../../machines/shell/modals.machine.ts';
import type { PageAddress, PageEvent, pageMachine } from '../../../machines/shell/page.machine.ts';
import type { ReachabilityEvent, reachabilityMachine } from '../../../machines/shell/reachability.machine.ts';
import type { SchemeEvent, SchemeInput, schemeMachine } from '../../../machines/shell/scheme.machine.ts';
import type { Session } from '../../../contract/entities.ts';
import type { sessionMachine, SessionEvent, SessionSettled } from '../../../machines/shell/session.machine.ts';
import type { UpdateEvent, updateMachine } from '../../../machines/shell/update.machine.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* app.companions */
{
  type Machine = typeof appMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ newGuid: () => string }>();
  expectTypeOf<Sent>().toEqualTypeOf<AppEvent>();
  // A page view has a path.
  expectTypeOf<{ type: 'location.changed'; pages: []; place: 'public' }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'session.loaded' }>().not.toExtend<Sent>();
  // Navigation takes a path or a number of steps back.
  expectTypeOf<{ type: 'navigation.requested'; to: null }>().not.toExtend<Sent>();
}

/* arrival */
{
  type Machine = typeof arrivalMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // The delay after the page.
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ pause: number }>();
  // Accepts no events.
  expectTypeOf<Sent>().toEqualTypeOf<ArrivalEvent>();
  expectTypeOf<{ type: 'retry.requested' }>().not.toExtend<Sent>();
}

/* box-request */
{
  type Sent = Parameters<ActorRefFrom<typeof boxRequestMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<BoxRequestEvent>();
  expectTypeOf<OutputFrom<typeof boxRequestMachine>>().toEqualTypeOf<{ outcome: unknown }>();
}

/* clipboard */
{
  type Machine = typeof clipboardMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Context.
  expectTypeOf<SnapshotFrom<Machine>['context']['piece']>().toEqualTypeOf<{ key: string; text: string } | null>();
  expectTypeOf<Sent>().toEqualTypeOf<ClipboardEvent>();
  // A copy needs both a name and a text: one identifies it, the other is copied.
  expectTypeOf<{ type: 'copy.requested'; key: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'copy.requested'; text: string }>().not.toExtend<Sent>();
}

/* language */
{
  type Machine = typeof languageMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Input and context.
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<LanguageInput>();
  // The pseudo-locale can be shown, but not chosen.
  expectTypeOf<SnapshotFrom<Machine>['context']['locale']>().toEqualTypeOf<string>();
  expectTypeOf<SnapshotFrom<Machine>['context']['wanted']>().toEqualTypeOf<Locale>();
  // Accepts its events, and only languages of the product.
  expectTypeOf<Sent>().toEqualTypeOf<LanguageEvent>();
  expectTypeOf<{ type: 'language.chosen'; locale: 'tlh' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'language.chosen' }>().not.toExtend<Sent>();
}

/* modal-history */
{
  type Machine = typeof modalHistoryMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<ModalHistoryEvent>();
  // The shown entry is required: another page may have been opened in the meantime.
  expectTypeOf<{ type: 'depth.wanted'; depth: number }>().not.toExtend<Sent>();
}

/* modal */
{
  type Machine = typeof modalMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['box']>().toEqualTypeOf<ModalBox>();
  expectTypeOf<InputFrom<Machine>['key']>().toEqualTypeOf<string>();
  expectTypeOf<Sent>().toEqualTypeOf<ModalEvent>();
  // The choice is required, even if null.
  expectTypeOf<{ type: 'close.requested' }>().not.toExtend<Sent>();
  // The stack decides which keys close it.
  expectTypeOf<{ type: 'escape.pressed' }>().not.toExtend<Sent>();
}

/* modals */
{
  type Machine = typeof modalsMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<ModalsEvent>();
  // A box needs a title, which is its accessible name.
  expectTypeOf<{ type: 'modal.requested'; key: string; box: { content: string } }>().not.toExtend<Sent>();
  // The box is required.
  expectTypeOf<{ type: 'outside.pressed' }>().not.toExtend<Sent>();
}

/* page */
{
  type Machine = typeof pageMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ chunkId: string; address: PageAddress }>();
  expectTypeOf<Sent>().toEqualTypeOf<PageEvent>();
  // An address has params.
  expectTypeOf<{ type: 'address.changed'; address: { path: string } }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'page.closed' }>().not.toExtend<Sent>();
}

/* reachability */
{
  type Machine = typeof reachabilityMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<ReachabilityEvent>();
  // No event sets the reachability: the server is asked.
  expectTypeOf<{ type: 'reachability.lost' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'reachability.hinted'; isOnline: boolean }>().not.toEqualTypeOf<Sent>();
}

/* scheme */
{
  type Machine = typeof schemeMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<SchemeInput>();
  expectTypeOf<Sent>().toEqualTypeOf<SchemeEvent>();
  expectTypeOf<{ type: 'scheme.chosen'; scheme: 'sepia' }>().not.toExtend<Sent>();
}

/* session.tabs */
{
  type Machine = typeof sessionMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['newGuid']>().toEqualTypeOf<() => string>();
  expectTypeOf<SnapshotFrom<Machine>['context']['session']>().toEqualTypeOf<Session>();
  type Told = SessionSettled | { type: 'session.unanswered' } | { type: 'signOut.done' };
  expectTypeOf<InputFrom<Machine>['parent']>().toEqualTypeOf<ActorRef<Snapshot<unknown>, Told>>();
  expectTypeOf<Sent>().toEqualTypeOf<SessionEvent>();
  // A session is passed whole.
  expectTypeOf<{ type: 'session.received'; session: { guid: string } }>().not.toExtend<Sent>();
  // Its own emitted events are not accepted.
  expectTypeOf<{ type: 'session.settled' }>().not.toExtend<Sent>();
}

/* update */
{
  type Machine = typeof updateMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ build: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<UpdateEvent>();
  // The found build is required; no event forces a reload.
  expectTypeOf<{ type: 'build.found' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'reload.requested' }>().not.toExtend<Sent>();
}
