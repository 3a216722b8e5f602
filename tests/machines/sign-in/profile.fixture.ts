import type { profileMachine } from '../../../machines/sign-in/profile.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure } from '../samples.ts';

export const profileFixture: Fixture<typeof profileMachine> = {
  inputs: { nameless: () => ({ fullName: '' }) },
  events: {
    'name.changed': { full: { fullName: 'Ada Lovelace' }, blank: { fullName: '  ' } },
    'profile.submitted': 'bare',
  },
  outputs: { saveProfile: { saved: ada } },
  errors: { saveProfile: { refused: failure('invalidInput', { lastName: 'No.' }) } },
};
