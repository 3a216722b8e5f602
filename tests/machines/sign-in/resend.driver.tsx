import { timings } from '../../../machines/parts/timings.ts';
import { resendMachine } from '../../../machines/sign-in/resend.machine.ts';
import { resendFixture } from './resend.fixture.ts';
import { anonymous } from '../samples.ts';
import { storedSignUp } from './sign-up.fixture.ts';
import { childOf } from '../../support/perform.ts';
import { testStart } from '../../support/world.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openSignUp } from '../../support/views/open-sign-up.tsx';
import { all, busyButton, button, disabledButton, text } from '../../support/views/sights.ts';

export const resendDriver: ViewDriver<typeof resendMachine> = {
  machine: resendMachine,
  fixture: resendFixture,
  open: openSignUp(
    { step: 'verification', stored: { ...storedSignUp, resendAt: testStart + timings.resendCooldown }, session: anonymous },
    (signUp) => childOf(childOf(signUp, 'verification'), 'resend'),
  ),
  events: {
    'resend.requested': press('Resend'),
    'code.refused': { elsewhere: 'The flow that sends the code hears it from the server.' },
  },
  states: {
    waiting: all(disabledButton('Resend'), text(/^You can resend the code in/)),
    ready: all(button('Resend'), text('You can resend the code.')),
    sending: busyButton('Resend'),
  },
};
