import { limits } from '../../../../machines/limits.ts';
import { resendMachine } from '../../../../machines/resend.machine.ts';
import { resendFixture } from '../../../machines/resend.fixture.ts';
import { anonymous } from '../../../machines/samples.ts';
import { storedSignUp } from '../../../machines/sign-up.fixture.ts';
import { childOf } from '../../perform.ts';
import { testStart } from '../../world.ts';
import type { ViewDriver } from '../driver.ts';
import { press } from '../gestures.ts';
import { openSignUp } from '../open-sign-up.tsx';
import { all, busyButton, button, disabledButton, text } from '../sights.ts';

export const resendDriver: ViewDriver<typeof resendMachine> = {
  machine: resendMachine,
  fixture: resendFixture,
  open: openSignUp(
    { step: 'verification', stored: { ...storedSignUp, resendAt: testStart + limits.resendCooldown }, session: anonymous },
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
