import type { Look, messageLinkMachine } from '../../../machines/kitchen/message-link.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import type { World } from '../../support/world.ts';
import { failure } from '../samples.ts';
import { jobsNews } from './message-channel.fixture.ts';

export const linkInput = (token: string | null) => (world: World) => ({
  userGuid: 'ada',
  address: 'wss://messages.example',
  token,
  random: () => 0.5,
  parent: world.parent,
});

export const look: Look = { news: [{ kind: 'sessions', count: 3 }, jobsNews], version: '7', sessions: 3, token: 'next' };

const answers = { same: look, newCount: { ...look, sessions: 4 }, withdrawn: { ...look, token: null } };
const refusals = { silent: failure('unknown'), signedOut: failure('notSignedIn') };

export const messageLinkFixture: Fixture<typeof messageLinkMachine> = {
  inputs: { offered: linkInput('token'), old: linkInput(''), none: linkInput(null) },
  events: {
    'token.given': { fresh: { token: 'fresh' } },
    'messages.opened': { third: { sessions: 3 } },
    'messages.closed': 'bare',
    'account.changed': 'bare',
    'message.heard': { shopping: { message: { kind: 'shopping' } } },
    'network.returned': 'bare',
  },
  outputs: { look: answers, askToken: answers },
  errors: { look: refusals, askToken: refusals },
};
