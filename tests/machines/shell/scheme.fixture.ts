import type { schemeMachine } from '../../../machines/shell/scheme.machine.ts';
import type { Fixture } from '../../support/fixture.ts';

const each = { system: { scheme: 'system' }, light: { scheme: 'light' }, dark: { scheme: 'dark' } } as const;

export const schemeFixture: Fixture<typeof schemeMachine> = {
  inputs: { system: () => ({ scheme: 'system' }), light: () => ({ scheme: 'light' }), dark: () => ({ scheme: 'dark' }) },
  events: { 'scheme.chosen': each, 'scheme.announced': each },
  outputs: {},
  errors: {},
};
