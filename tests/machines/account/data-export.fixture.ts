import type { dataExportMachine } from '../../../machines/account/data-export.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const dataExportFixture: Fixture<typeof dataExportMachine> = {
  inputs: { start: () => undefined },
  events: {
    'password.changed': { filledIn: { password: 'correct horse battery' } },
    'export.submitted': { everything: { file: 'everything' }, recipes: { file: 'recipes' } },
    'again.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadPersonalData: { withPassword: { hasPassword: true, deletion: null } }, prepareExport: { opened: null } },
  errors: {
    loadPersonalData: { notOwner: failure('notAllowed'), offline: failure('unknown') },
    prepareExport: { offline: failure('unknown') },
  },
};
