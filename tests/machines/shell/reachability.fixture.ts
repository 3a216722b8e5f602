import type { reachabilityMachine } from '../../../machines/shell/reachability.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const reachabilityFixture: Fixture<typeof reachabilityMachine> = {
  inputs: { start: () => undefined },
  events: { 'reachability.hinted': 'bare', 'server.answered': 'bare', 'retry.requested': 'bare' },
  outputs: { reachServer: { there: 'app.one.js' }, askAgain: { there: 'app.one.js' } },
  errors: { reachServer: { gone: failure('unknown') }, askAgain: { gone: failure('unknown') } },
};
