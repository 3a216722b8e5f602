import type { LoginSubject } from '../../../contract/console/impersonation.ts';
import type { impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { stepUpFixture } from '../sign-in/step-up.fixture.ts';

export const subject: LoginSubject = { guid: 'guid-cook', email: 'cook@anydish.example', fullName: 'Grace Hopper' };

export const impersonationFixture: Fixture<typeof impersonationMachine> = {
  inputs: {
    staff: () => ({ mayLoginAsUser: true, userGuid: subject.guid }),
    cook: () => ({ mayLoginAsUser: false, userGuid: subject.guid }),
  },
  events: {
    'reason.changed': { good: { reason: 'A lost recipe' }, blank: { reason: '  ' } },
    'impersonation.submitted': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadUser: { subject }, loginAsUser: { begun: null }, stepUp: { given: { isDone: true }, closed: { isDone: false } } },
  errors: {
    loadUser: { gone: failure('notFound'), factorless: failure('secondFactorRequired'), offline: failure('unknown') },
    loginAsUser: {
      refused: failure('notAllowed'),
      stepUp: failure('stepUpRequired'),
      factorless: failure('secondFactorRequired'),
    },
  },
  children: { stepUp: { fixture: stepUpFixture, ends: { given: 'given', closed: 'closed' } } },
};
