import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { profileSettingsMachine, ProfileSettingsEvent } from '../../machines/profile-settings.machine.ts';

type Machine = typeof profileSettingsMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ fullName: string }>();
});

test('is told nothing by a user: the form inside hears him', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ProfileSettingsEvent>();
  expectTypeOf<{ type: 'profile.submitted' }>().not.toExtend<Sent>();
});
