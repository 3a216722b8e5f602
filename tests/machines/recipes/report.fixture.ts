import type { reportMachine } from '../../../machines/recipes/report.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const reportFixture: Fixture<typeof reportMachine> = {
  inputs: { opened: ({ newId }) => ({ newId }) },
  events: {
    'kind.chosen': { unsafe: { kind: 'unsafe' } },
    'words.changed': { some: { words: 'The chicken is raw.' } },
    'form.submitted': { first: { version: 1 } },
  },
  outputs: { sendReport: { stored: {} } },
  errors: { sendReport: { tooOften: failure('tooManyRequests') } },
};
