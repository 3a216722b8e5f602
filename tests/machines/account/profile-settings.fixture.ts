import type { profileSettingsMachine } from '../../../machines/account/profile-settings.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { profileFixture } from '../sign-in/profile.fixture.ts';
import { ada } from '../samples.ts';

export const profileSettingsFixture: Fixture<typeof profileSettingsMachine> = {
  inputs: { named: () => ({ fullName: 'Ada King' }) },
  events: {},
  outputs: { profile: { saved: { session: ada } } },
  children: { profile: { fixture: profileFixture, ends: { saved: 'saved' } } },
};
