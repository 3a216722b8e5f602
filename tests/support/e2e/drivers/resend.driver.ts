import { limits } from '../../../../machines/limits.ts';
import { resendMachine } from '../../../../machines/resend.machine.ts';
import { resendFixture } from '../../../machines/resend.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { SignUpCodes } from '../sign-up-codes.ts';
import { all, busyButton, button, no, text } from '../sights.ts';

export const resendDriver: BrowserDriver = {
  subject: { machine: resendMachine },
  fixture: resendFixture,
  open: async (world) => {
    const { page, server, hold, skip } = world;
    await new SignUpCodes(world).signUpToCode();
    const call = await hold('POST', /^\/session\/emails\/verifications$/);
    return {
      // The page's clock alone: for the server it may still be too soon.
      'after(resendCooldown)': () => skip(limits.resendCooldown),
      'resend.requested': () => page.getByRole('button', { name: 'Resend' }).click(),
      'sendCode.done': async () => {
        server.clock.skip(limits.resendCooldown);
        await call.release();
      },
      'sendCode.error(refused)': () => call.releaseToFail(),
      'sendCode.error(tooSoon)': () => call.release(),
    };
  },
  states: {
    waiting: all(text(/^You can resend the code in/), no(busyButton('Resend'))),
    ready: all(text('You can resend the code.'), button('Resend')),
    sending: busyButton('Resend'),
  },
};
