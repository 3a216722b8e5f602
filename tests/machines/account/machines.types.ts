import { expectTypeOf } from 'vitest';
import type { AuthenticatorEvent, authenticatorMachine } from '../../../machines/account/authenticator.machine.ts';
import type { ActorRefFrom, SnapshotFrom, InputFrom } from 'xstate';
import type { AuthenticatorKey } from '../../../contract/sign-in/second-steps.ts';
import type { ConnectionsEvent, connectionsMachine } from '../../../machines/account/connections.machine.ts';
import type { Connections } from '../../../contract/account/connections.ts';
import type { ApiError } from '../../../contract/errors.ts';
import type { Cooking, EmailChangeState } from '../../../contract/entities.ts';
import type { CookingDefaultsEvent, cookingDefaultsMachine } from '../../../machines/account/cooking-defaults.machine.ts';
import type { DataExportEvent, dataExportMachine } from '../../../machines/account/data-export.machine.ts';
import type { DeletionEvent, deletionMachine } from '../../../machines/account/deletion.machine.ts';
import type { Deletion } from '../../../contract/account/personal-data.ts';
import type { DietProfileEvent, dietProfileMachine } from '../../../machines/account/diet-profile.machine.ts';
import type { EmailChangeEvent, emailChangeMachine } from '../../../machines/account/email-change.machine.ts';
import type { passkeysMachine } from '../../../machines/account/passkeys.machine.ts';
import type { Passkeys } from '../../../contract/sign-in/passkeys.ts';
import type { PasskeysEvent, PasskeysInput } from '../../../machines/account/passkeys.model.ts';
import type { PasswordChangeEvent, passwordChangeMachine } from '../../../machines/account/password-change.machine.ts';
import type { ProfileSettingsEvent, profileSettingsMachine } from '../../../machines/account/profile-settings.machine.ts';
import type { SessionListEvent, sessionListMachine } from '../../../machines/account/session-list.machine.ts';
import type { tellUsMachine, TellUsEvent } from '../../../machines/account/tell-us.machine.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* authenticator */
{
  type Machine = typeof authenticatorMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Context as views read it.
  expectTypeOf<SnapshotFrom<Machine>['context']['key']>().toEqualTypeOf<AuthenticatorKey | null>();
  expectTypeOf<Sent>().toEqualTypeOf<AuthenticatorEvent>();
  expectTypeOf<{ type: 'code.changed' }>().not.toExtend<Sent>();
  // The server creates the key.
  expectTypeOf<{ type: 'key.chosen'; secret: string }>().not.toExtend<Sent>();
}

/* connections */
{
  type Machine = typeof connectionsMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Input and context.
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ error: ApiError | null; newId: () => string }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['connections']>().toEqualTypeOf<Connections | null>();
  expectTypeOf<Sent>().toEqualTypeOf<ConnectionsEvent>();
  // The connection is passed whole: it says whether it may be removed.
  expectTypeOf<{ type: 'disconnect.requested'; guid: string }>().not.toExtend<Sent>();
}

/* cooking-defaults */
{
  type Machine = typeof cookingDefaultsMachine;
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<Cooking>();
  expectTypeOf<Parameters<ActorRefFrom<Machine>['send']>[0]>().toEqualTypeOf<CookingDefaultsEvent>();
}

/* data-export */
{
  type Machine = typeof dataExportMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  type Context = SnapshotFrom<Machine>['context'];
  // Context as views read it.
  expectTypeOf<Context['problem']>().toEqualTypeOf<'password.required' | null>();
  expectTypeOf<Context['error']>().toEqualTypeOf<ApiError | null>();
  expectTypeOf<Sent>().toEqualTypeOf<DataExportEvent>();
  expectTypeOf<{ type: 'password.changed' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'export.submitted' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'export.submitted'; file: 'photos' }>().not.toExtend<Sent>();
  // The browser downloads the file; the flow never gets it.
  expectTypeOf<{ type: 'file.received'; file: string }>().not.toExtend<Sent>();
}

/* deletion */
{
  type Machine = typeof deletionMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Context as views read it.
  expectTypeOf<SnapshotFrom<Machine>['context']['deletion']>().toEqualTypeOf<Deletion | null>();
  expectTypeOf<Sent>().toEqualTypeOf<DeletionEvent>();
  expectTypeOf<{ type: 'password.changed' }>().not.toExtend<Sent>();
  // The server sets the date.
  expectTypeOf<{ type: 'deletion.confirmed'; executesAt: number }>().not.toEqualTypeOf<Extract<Sent, { type: 'deletion.confirmed' }>>();
}

/* diet-profile */
{
  type Machine = typeof dietProfileMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<DietProfileEvent>();
  // A profile is not an order.
  expectTypeOf<{ type: 'recipe.requested' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'wish.added'; wish: { kind: 'without'; id: 'onion' } }>().not.toExtend<Sent>();
}

/* email-change */
{
  type Machine = typeof emailChangeMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{
    userGuid: string;
    email: string;
    stored: EmailChangeState | null;
    now: () => number;
  }>();
  expectTypeOf<Sent>().toEqualTypeOf<EmailChangeEvent>();
  // Only the verification handles the code.
  expectTypeOf<{ type: 'code.changed'; code: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'email.changed' }>().not.toExtend<Sent>();
}

/* passkeys */
{
  type Machine = typeof passkeysMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Input and context.
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<PasskeysInput>();
  expectTypeOf<SnapshotFrom<Machine>['context']['passkeys']>().toEqualTypeOf<Passkeys | null>();
  expectTypeOf<Sent>().toEqualTypeOf<PasskeysEvent>();
  // The passkey is passed whole: it says whether it may be removed.
  expectTypeOf<{ type: 'removal.wanted'; guid: string }>().not.toExtend<Sent>();
}

/* password-change */
{
  type Machine = typeof passwordChangeMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<PasswordChangeEvent>();
  // Two passwords are required.
  expectTypeOf<{ type: 'password.changed'; password: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'newPassword.changed' }>().not.toExtend<Sent>();
}

/* profile-settings */
{
  type Machine = typeof profileSettingsMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ fullName: string }>();
  // No user events: the embedded form handles them.
  expectTypeOf<Sent>().toEqualTypeOf<ProfileSettingsEvent>();
  expectTypeOf<{ type: 'profile.submitted' }>().not.toExtend<Sent>();
}

/* session-list */
{
  type Machine = typeof sessionListMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SessionListEvent>();
  // The question names the device. No event confirms: only the answer to the question does.
  expectTypeOf<{ type: 'signOut.requested' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'signOut.confirmed' }>().not.toExtend<Sent>();
}

/* tell-us */
{
  type Sent = Parameters<ActorRefFrom<typeof tellUsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<TellUsEvent>();
}
