import type { installMachine } from '../../../machines/shell/install.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const installFixture: Fixture<typeof installMachine> = {
  inputs: { start: () => undefined },
  events: { 'install.offered': 'bare', 'install.done': 'bare', 'install.requested': 'bare' },
  outputs: { askBrowser: { yes: true, no: false } },
  errors: { askBrowser: { failed: failure('unknown') } },
};
