import type { connectionMachine } from '../../machines/connection.machine.ts';
import type { Fixture } from '../support/fixture.ts';
import { failure } from './samples.ts';

export const connectionFixture: Fixture<typeof connectionMachine> = {
  inputs: { start: () => undefined },
  events: { 'connection.changed': 'bare', 'server.answered': 'bare', 'retry.requested': 'bare' },
  outputs: { reachServer: { there: 'app.one.js' }, askAgain: { there: 'app.one.js' } },
  errors: { reachServer: { gone: failure('unknown') }, askAgain: { gone: failure('unknown') } },
};
