import type { OauthMessage } from '../../../contract/sign-in/oauth.ts';
import { anybody, type popUpMachine } from '../../../machines/sign-in/pop-up.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure } from '../samples.ts';

const message = (result: Partial<OauthMessage>): OauthMessage => ({
  kind: 'anydish.sign-in',
  attempt: 'id-1',
  status: false,
  isNewUser: false,
  problem: null,
  ...result,
});

/** Messages of a result page. */
export const messages = {
  known: message({ status: true }),
  newUser: message({ status: true, isNewUser: true }),
  cancelled: message({ problem: 'cancelled' }),
} as const;

export const popUpFixture: Fixture<typeof popUpMachine> = {
  inputs: { offered: ({ newId, parent }) => ({ loginState: anybody, newId, parent }) },
  events: {
    'provider.chosen': { google: { provider: 'google' }, facebook: { provider: 'facebook' } },
    'popUp.opened': 'bare',
    'popUp.blocked': 'bare',
    'popUp.closed': 'bare',
    'result.received': {
      known: { message: messages.known },
      newUser: { message: messages.newUser },
      cancelled: { message: messages.cancelled },
    },
    'cancel.requested': 'bare',
    'redirect.chosen': 'bare',
  },
  outputs: { loadSession: { ada } },
  errors: { loadSession: { offline: failure('unknown') } },
};
