import type { exportMachine } from '../../../machines/console/export.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const exportFixture: Fixture<typeof exportMachine> = {
  inputs: { users: () => ({ area: 'users' }) },
  events: {
    'export.requested': { suspended: { query: 'isSuspended=yes', columns: ['email', 'name'] } },
    'rows.arrived': { quarter: { rows: 12_000, total: { rows: 48_000, isAbout: false } } },
    'file.written': { all: { rows: 48_000 } },
    'export.failed': {
      broken: { error: failure('unknown') },
      denied: { error: failure('notAllowed', { flag: 'hasUsersAccess', givers: [] }) },
    },
    'cancel.requested': 'bare',
    'retry.requested': 'bare',
    'note.dismissed': 'bare',
  },
  outputs: { choosePlace: { device: { kind: 'device' }, none: null } },
  errors: { choosePlace: { refused: failure('unknown') } },
};
