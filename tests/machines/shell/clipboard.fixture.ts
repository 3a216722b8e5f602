import type { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const piece = { key: 'Imports', text: '<Button>Save</Button>' };

export const clipboardFixture: Fixture<typeof clipboardMachine> = {
  inputs: { opened: () => undefined },
  events: { 'copy.requested': { code: piece } },
  outputs: { writeText: { written: undefined } },
  errors: { writeText: { refused: failure('notAllowed') } },
};
