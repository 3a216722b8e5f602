import type { Assertion, Passkey, Registration, RegistrationOptions } from '../../../contract/sign-in/passkeys.ts';
import type { passkeysMachine } from '../../../machines/account/passkeys.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const telephone: Passkey = {
  guid: 'guid-telephone',
  name: 'Telephone',
  createdAt: Date.UTC(2026, 10, 3, 12),
  lastUsedAt: Date.UTC(2026, 10, 21, 12),
  isBackedUp: true,
  canRemove: true,
};

/** A browser's answer after using a passkey. */
export const usedPasskey: Assertion = { id: 'id-1', clientData: 'said', authenticatorData: 'data', signature: 'signed', userHandle: 'ada' };
export const madePasskey: Registration = { id: 'id-1', clientData: 'said', attestation: 'attested', transports: ['internal'] };

export const someOptions: RegistrationOptions = {
  challenge: 'challenge-1',
  rp: { id: 'anydish.example', name: 'AnyDish' },
  user: { id: 'ada', name: 'ada@anydish.example', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
};

export const codes = ['0123-4567-89ab', 'cdef-ghjk-mnpq'];

const one = { hasPassword: true, items: [telephone], recoveryCodesLeft: null };
const offline = { offline: failure('unknown') };
const goneOrOffline = { gone: failure('notFound'), ...offline };

export const passkeysFixture: Fixture<typeof passkeysMachine> = {
  inputs: { opened: () => ({ isSupported: true }) },
  events: {
    'passkey.wanted': 'bare',
    'codes.wanted': 'bare',
    'removal.wanted': { telephone: { passkey: telephone } },
    'renaming.wanted': { telephone: { passkey: telephone } },
    'change.dropped': 'bare',
    'password.changed': { some: { password: 'correct horse' } },
    'name.changed': { some: { name: 'Old telephone' }, none: { name: '' } },
    'form.submitted': 'bare',
    'codes.kept': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadPasskeys: { one },
    beginPasskey: { options: someOptions },
    makePasskey: { made: { registration: madePasskey }, closed: { registration: null } },
    addPasskey: { one },
    renamePasskey: { one },
    removePasskey: { none: { ...one, items: [] } },
    makeCodes: { codes },
  },
  errors: {
    loadPasskeys: { notOwner: failure('notAllowed'), ...offline },
    beginPasskey: offline,
    makePasskey: offline,
    addPasskey: offline,
    renamePasskey: goneOrOffline,
    removePasskey: goneOrOffline,
    makeCodes: offline,
  },
};
