import { deliveryMachine } from '../../../../machines/delivery.machine.ts';
import { limits } from '../../../../machines/limits.ts';
import { deliveryFixture } from '../../../machines/delivery.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { SignUpCodes } from '../sign-up-codes.ts';
import { all, heading, no, text } from '../sights.ts';

const isSaid = text(/^We could not deliver our email to/);
const isQuiet = all(heading('Confirm your email address'), no(isSaid));

export const deliveryDriver: BrowserDriver = {
  subject: { machine: deliveryMachine },
  fixture: deliveryFixture,
  open: async (world) => {
    const { page, server, hold, skip } = world;
    const codes = new SignUpCodes(world);
    await codes.signUpToCode();
    const call = await hold('POST', /^\/session\/emails\/deliveries$/);
    /** What became of the mails so far, whatever did; nothing, as if they were still on their way. */
    const outcome = async (column: 'delivered_at' | 'failed_at' | null) => {
      await codes.newest();
      const none = { delivered_at: null, failed_at: null, next_attempt_at: Number.MAX_SAFE_INTEGER };
      const told = column === null ? none : { ...none, [column]: server.clock.now() };
      await server.db.updateTable('mails').set(told).execute();
      await call.release();
    };
    return {
      'after(deliveryPause)': () => skip(limits.longestDeliveryPause),
      'checkDelivery.done(waiting)': () => outcome(null),
      'checkDelivery.done(delivered)': () => outcome('delivered_at'),
      'checkDelivery.done(undeliverable)': () => outcome('failed_at'),
      'checkDelivery.error': () => call.releaseToFail(),
      'token.replaced': async () => {
        await skip(limits.resendCooldown, 'both');
        await page.getByRole('button', { name: 'Resend' }).click();
        codes.expectMail();
      },
    };
  },
  states: {
    pausing: isQuiet,
    asking: isQuiet,
    delivered: isQuiet,
    undeliverable: isSaid,
  },
};
