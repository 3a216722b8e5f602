import type { boxRequestMachine } from '../../../machines/shell/box-request.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const boxRequestFixture: Fixture<typeof boxRequestMachine> = {
  inputs: { asked: () => undefined },
  events: { 'request.withdrawn': 'bare' },
  outputs: { fetchStack: { there: undefined }, showBox: { yes: true }, historySettles: { settled: undefined } },
  errors: { fetchStack: { offline: failure('unknown') }, showBox: { broken: failure('unknown') } },
};
