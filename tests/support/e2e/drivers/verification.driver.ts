import { isCode } from '../../../../contract/validation.ts';
import { limits } from '../../../../machines/limits.ts';
import { verificationMachine } from '../../../../machines/verification.machine.ts';
import { verificationFixture } from '../../../machines/verification.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { SignUpCodes } from '../sign-up-codes.ts';
import { all, busyButton, heading, no } from '../sights.ts';

const isBusy = busyButton('Continue');
const isOpen = heading('Confirm your email address');

export const verificationDriver: BrowserDriver = {
  subject: { machine: verificationMachine },
  fixture: verificationFixture,
  open: async (world) => {
    const { page, hold, skip } = world;
    const codes = new SignUpCodes(world);
    await codes.signUpToCode();
    const call = await hold('POST', /^\/session\/emails\/verifications$/, /"code"/);
    const field = page.getByRole('textbox', { name: /^Six-digit code/ });
    let isRight = false;
    return {
      'code.changed(partial)': () => field.fill('12'),
      'code.changed(complete)': async (_, [next, afterwards]) => {
        // Who presses the button afterwards, without another code, has the right one, and the server has failed him.
        isRight = next !== 'confirmCode.error(wrong)' || afterwards === 'code.submitted';
        await field.fill(isRight ? await codes.newest() : await codes.wrong());
      },
      'code.submitted': () => page.getByRole('button', { name: 'Continue' }).click(),
      'confirmCode.done': () => call.release(),
      'confirmCode.error': () => (isRight ? call.releaseToFail() : call.release()),
      'token.replaced': async () => {
        await skip(limits.resendCooldown, 'both');
        await page.getByRole('button', { name: 'Resend' }).click();
        codes.expectMail();
        await codes.newest();
      },
      'email.change.requested': () => page.getByRole('button', { name: 'Use a different email' }).click(),
    };
  },
  states: {
    entering: all(isOpen, no(isBusy)),
    submitting: all(isOpen, isBusy),
    confirmed: heading('Finish signing up'),
    leaving: heading('Create an account'),
  },
  without: {
    'verification.entering on code.submitted [otherwise]': 'The button cannot be pressed before six digits stand in the field.',
  },
  isOffered: ({ context }, { type }) => type !== 'code.submitted' || isCode(context['code'] as string),
};
