import type { arrivalMachine } from '../../../machines/shell/arrival.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const arrivalFixture: Fixture<typeof arrivalMachine> = {
  inputs: { later: () => ({ pause: 2_000 }) },
  events: {},
  outputs: { pageStands: { stands: undefined }, fetchPart: { begun: undefined }, reasonToHope: { online: undefined } },
  errors: { pageStands: { gone: failure('unknown') }, fetchPart: { offline: failure('unknown') } },
};
