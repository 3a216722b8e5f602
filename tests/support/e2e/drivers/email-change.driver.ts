import { limits } from '../../../../machines/limits.ts';
import { emailChangeMachine } from '../../../../machines/email-change.machine.ts';
import { emailChangeFixture } from '../../../machines/email-change.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { password } from '../page.ts';
import { SignUpCodes } from '../sign-up-codes.ts';
import { all, busyButton, button, heading, no, text } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const isForm = heading('Email');
const isChanged = text('Your email address was changed.');

export const emailChangeDriver = withoutReturns({
  subject: { machine: emailChangeMachine },
  fixture: emailChangeFixture,
  open: async (world, { input }) => {
    const { page, server, hold, visit, signIn, skip } = world;
    const codes = new SignUpCodes(world);
    await signIn(await server.addUser());
    const account = await hold('GET', /^\/api\/account$/);
    const begin = await hold('POST', /^\/api\/account\/email$/);
    const address = page.getByLabel('New email address');
    const current = page.getByLabel('Current password');
    const submit = () => page.getByRole('button', { name: 'Continue' }).click();
    await visit('/account/email');

    /** Fills the form in so that a code goes out to an address that nobody has. */
    const fillIn = async () => {
      const email = server.newEmail();
      codes.begin(email);
      await address.fill(email);
      await current.fill(password);
    };
    const mailCode = async () => {
      codes.expectMail();
      await begin.release();
      await codes.newest();
    };
    if (input === 'reloadedAtTheCode') {
      await account.release();
      await fillIn();
      await submit();
      await mailCode();
      await page.getByRole('button', { name: 'Cancel' }).waitFor();
      await page.reload();
    }
    return {
      'loadAccount.done': () => account.release(),
      'loadAccount.error': () => account.releaseToFail(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'email.changed(valid)': () => address.fill(server.newEmail()),
      'email.changed(invalid)': () => address.fill('new'),
      'currentPassword.changed': () => current.fill(`${password}?`),
      'form.submitted': async (_, [answer]) => {
        if (answer === 'beginChange.done(asked)') await fillIn();
        await submit();
      },
      'beginChange.done': mailCode,
      'beginChange.error': () => begin.release(),
      'token.replaced': async () => {
        await skip(limits.resendCooldown, 'both');
        await page.getByRole('button', { name: 'Resend' }).click();
        codes.expectMail();
        await codes.newest();
      },
      'verification.done(confirmed)': async () => page.getByRole('textbox', { name: /^Six-digit code/ }).fill(await codes.newest()),
      'verification.done(cancelled)': () => page.getByRole('button', { name: 'Cancel' }).click(),
    };
  },
  states: {
    loading: isWaiting,
    failed: text('Error loading data!'),
    editing: all(isForm, button('Continue'), no(isChanged)),
    requesting: all(isForm, busyButton('Continue')),
    verifying: heading('Confirm your email address'),
    changed: all(isForm, button('Continue'), isChanged),
  },
});
