import { ceilings } from '../../../../server/limits/ceilings.ts';
import { isCode } from '../../../../contract/validation.ts';
import { limits } from '../../../../machines/limits.ts';
import { resetMachine } from '../../../../machines/reset.machine.ts';
import { resetFixture } from '../../../machines/reset.fixture.ts';
import { setReached } from '../../server/ceilings.ts';
import type { BrowserDriver, Sight } from '../browser-driver.ts';
import type { TestUser } from '../test-server.ts';
import { SignUpCodes } from '../sign-up-codes.ts';
import { all, busyButton, heading, no } from '../sights.ts';

const isAtTheAddress = heading('Reset password');
const isAtTheCode = heading('Check your email');
const isBusy = busyButton('Continue');
const asksWhatToKeep: Sight = (page) => page.getByRole('group', { name: 'Sign-ins to keep' }).isVisible();
const isUnfolded: Sight = (page) => page.getByLabel('New password').isVisible();

export const resetDriver: BrowserDriver = {
  subject: { machine: resetMachine },
  fixture: resetFixture,
  open: async (world, { input }) => {
    const { page, server, hold, visit, skip } = world;
    const codes = new SignUpCodes(world);
    const request = await hold('POST', /^\/session\/passwords$/);
    const confirmation = await hold('POST', /^\/api\/v1\/session\/passwords$/);
    const emailField = page.getByLabel('Email');
    const codeField = page.getByRole('textbox', { name: /^Six-digit code/ });
    const next = () => page.getByRole('button', { name: 'Continue' }).click();

    /** The address of a new account, for which no code was asked yet. */
    let owner: TestUser | null = null;
    const fillEmail = async () => {
      owner = await server.addUser();
      const { email } = owner;
      codes.begin(email);
      await emailField.fill(email);
    };
    /** As many wrong codes in the whole product as make one right code too few. */
    const setGuessing = (isGuessing: boolean) => setReached(server, ceilings.resetCodes, isGuessing);
    const mailCode = async () => {
      codes.expectMail();
      await request.release();
      await codes.newest();
    };

    if (input === 'reloadedAtTheCode') {
      await visit('/reset-password');
      await fillEmail();
      await next();
      await mailCode();
      await codeField.waitFor();
      await page.reload();
    } else {
      await visit('/login');
      await emailField.fill('ada@anydish');
      await page.getByRole('link', { name: 'Reset password' }).click();
    }
    return {
      'email.changed(valid)': fillEmail,
      'email.changed(invalid)': () => emailField.fill('ada'),
      'code.changed(partial)': async () => {
        const digits = await codeField.inputValue();
        if (!isCode(digits)) return codeField.fill('12345');
        await codeField.press('End');
        await codeField.press('Backspace');
      },
      'code.changed(complete)': () => codeField.fill('123456'),
      'password.changed(some)': async () => {
        // The same once more would be no change.
        await page.getByLabel('New password').fill('');
        await page.getByLabel('New password').fill('three green apples');
      },
      'password.changed(none)': () => page.getByLabel('New password').fill(''),
      'keep.changed': () => page.getByRole('checkbox', { name: /^Google/ }).check(),
      'form.submitted': async (_, [answer]) => {
        if (answer === 'requestReset.done(asked)') await fillEmail();
        if (answer === 'requestReset.error(tooSoon)') {
          await fillEmail();
          // Somebody on this network has just asked for the same.
          await page.request.post(`${server.origin}/session/passwords`, { data: { email: await emailField.inputValue() } });
        }
        if (answer === 'confirmReset.done(changed)') await codeField.fill(await codes.newest());
        if (answer === 'confirmReset.done(asked)') {
          await codeField.fill(await codes.newest());
          if (owner !== null) await server.connect(owner, 'google');
        }
        if (answer === 'confirmReset.done(again)') {
          await codeField.fill(await codes.newest());
          await setGuessing(true);
        }
        if (answer === 'confirmReset.error(wrong)') await codeField.fill(await codes.wrong());
        await next();
      },
      'requestReset.done': mailCode,
      'requestReset.error': () => request.release(),
      'confirmReset.done(again)': async () => {
        codes.expectMail();
        await confirmation.release();
        await codes.newest();
        await setGuessing(false);
      },
      'confirmReset.done': () => confirmation.release(),
      'confirmReset.error': () => confirmation.release(),
      'token.replaced': async () => {
        await skip(limits.resendCooldown, 'both');
        await page.getByRole('button', { name: 'Resend' }).click();
        await mailCode();
      },
      'email.change.requested': () => page.getByRole('button', { name: 'Use a different email' }).click(),
    };
  },
  states: {
    choosing: { fleeting: 'It is left at once for the step that the tab remembers.' },
    email: all(isAtTheAddress, no(isBusy)),
    requesting: all(isAtTheAddress, isBusy),
    'verification.enteringCode': all(isAtTheCode, no(isUnfolded)),
    'verification.choosingPassword': all(isAtTheCode, isUnfolded, no(isBusy), no(asksWhatToKeep)),
    'verification.choosingKept': all(isAtTheCode, asksWhatToKeep, no(isBusy)),
    'verification.confirming': all(isAtTheCode, isBusy),
    // The page has left for the sign-in.
    done: heading('Sign In'),
  },
  without: {
    'reset.verification.enteringCode on form.submitted': 'The button cannot be pressed before six digits stand in the field.',
  },
  isOffered: (snapshot, { type }) => {
    // The code that is on its way would be void when it arrives.
    if (type === 'token.replaced') return !snapshot.matches({ verification: 'confirming' });
    return type !== 'form.submitted' || snapshot.matches('email') || isCode(snapshot.context['code'] as string);
  },
};
