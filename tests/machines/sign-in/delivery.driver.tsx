import { deliveryMachine } from '../../../machines/sign-in/delivery.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { deliveryFixture } from './delivery.fixture.ts';
import { anonymous } from '../samples.ts';
import { storedSignUp } from './sign-up.fixture.ts';
import { childOf } from '../../support/perform.ts';
import { testStart } from '../../support/world.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openSignUp } from '../../support/views/open-sign-up.tsx';
import { all, heading, no, text } from '../../support/views/sights.ts';

const isSaid = text(/^We could not deliver our email to/);
const isQuiet = all(heading('Confirm your email address'), no(isSaid));

export const deliveryDriver: ViewDriver<typeof deliveryMachine> = {
  machine: deliveryMachine,
  fixture: deliveryFixture,
  open: openSignUp(
    { step: 'verification', stored: { ...storedSignUp, resendAt: testStart + timings.resendCooldown }, session: anonymous },
    (signUp) => childOf(childOf(signUp, 'verification'), 'delivery'),
  ),
  events: { 'token.replaced': { elsewhere: 'The verification says so when another code was sent.' } },
  states: {
    pausing: isQuiet,
    asking: isQuiet,
    delivered: isQuiet,
    undeliverable: isSaid,
  },
};
