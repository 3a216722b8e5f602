import type { Deletion } from '../../../contract/account/personal-data.ts';
import type { deletionMachine } from '../../../machines/account/deletion.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const requested: Deletion = {
  requestedAt: Date.UTC(2026, 0, 15, 12),
  executesAt: Date.UTC(2026, 0, 26, 12),
  goneAt: Date.UTC(2026, 1, 14, 12),
};

export const deletionFixture: Fixture<typeof deletionMachine> = {
  inputs: { start: () => undefined },
  events: {
    'deletion.wanted': 'bare',
    'deletion.dropped': 'bare',
    'password.changed': { filledIn: { password: 'correct horse battery' } },
    'deletion.confirmed': 'bare',
    'keeping.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadPersonalData: { none: { hasPassword: true, deletion: null }, one: { hasPassword: true, deletion: requested } },
    requestDeletion: { one: { hasPassword: true, deletion: requested } },
    cancelDeletion: { none: { hasPassword: true, deletion: null } },
  },
  errors: {
    loadPersonalData: { notOwner: failure('notAllowed'), offline: failure('unknown') },
    requestDeletion: { offline: failure('unknown') },
    cancelDeletion: { offline: failure('unknown') },
  },
};
