import { limits } from '../../machines/limits.ts';
import { signUpMachine } from '../../machines/sign-up.machine.ts';
import { signUpFixture } from './sign-up.fixture.ts';
import type { BrowserDriver } from '../support/e2e/browser-driver.ts';
import { password } from '../support/e2e/page.ts';
import { SignUpCodes } from '../support/e2e/sign-up-codes.ts';
import { all, busyButton, button, heading } from '../support/e2e/sights.ts';
import { thirdPartyMoves } from '../support/e2e/third-party.ts';

export const signUpDriver: BrowserDriver = {
  because: 'A mail, its code, three addresses and reloads belong to one way.',
  subject: { machine: signUpMachine },
  // The ways to begin anew, after a reload and after the code, are legs of the first tour here.
  fixture: { ...signUpFixture, inputs: { fromTheLanding: signUpFixture.inputs['fromTheLanding'] ?? (() => undefined) } },
  open: async (world) => {
    const { page, server, hold, visit, goInPage, skip } = world;
    const codes = new SignUpCodes(world);
    const call = await hold('POST', /^\/session$/);
    const emailField = page.getByLabel('Email');
    await visit('/');
    await page.getByRole('link', { name: 'Create account' }).first().click();
    return {
      ...thirdPartyMoves(world),
      'email.changed(valid)': () => emailField.fill(server.newEmail()),
      'email.changed(invalid)': () => emailField.fill('ada'),
      'password.changed': () => page.getByLabel('Password', { exact: true }).fill(password),
      'form.submitted': async (_, [next]) => {
        if (next === 'createAccount.error(taken)') await emailField.fill((await server.addUser()).email);
        if (next === 'createAccount.done(created)') await emailField.fill(server.newEmail());
        codes.begin(await emailField.inputValue());
        await page.getByRole('button', { name: 'Sign up' }).click();
      },
      'createAccount.done': () => {
        codes.expectMail();
        return call.release();
      },
      'createAccount.error': () => call.release(),
      // A link, or the way back, within the page.
      'step.opened(form)': () => goInPage('/sign-up'),
      'step.opened(verification)': () => goInPage('/sign-up/verification'),
      'step.opened(profile)': () => goInPage('/sign-up/profile'),
      'token.replaced': async () => {
        await skip(limits.resendCooldown, 'both');
        await page.getByRole('button', { name: 'Resend' }).click();
        codes.expectMail();
        await codes.newest();
      },
      'verification.done(confirmed)': async () => page.getByRole('textbox', { name: /^Six-digit code/ }).fill(await codes.newest()),
      'verification.done(otherAddress)': () => page.getByRole('button', { name: 'Use a different email' }).click(),
      'profile.done': async () => {
        await page.getByLabel('Full name').fill('Ada Lovelace');
        await page.getByRole('button', { name: 'Continue' }).click();
      },
    };
  },
  states: {
    choosing: { fleeting: 'It is left at once for the step that the address asks for.' },
    form: all(heading('Create an account'), button('Sign up')),
    creating: busyButton('Sign up'),
    verifying: heading('Confirm your email address'),
    naming: heading('Finish signing up'),
    // The page has left for the kitchen, or for the sign-in.
    done: heading(/^What shall we cook/),
    left: heading('Sign In'),
    // Back where the sign-up was begun.
    recognized: heading('Make Any Dish!'),
  },
  isOffered: ({ value }, event) => {
    if (event.type === 'thirdParty.reported') return value === 'form';
    // The form is at its own address already.
    return event.type !== 'step.opened' || event['step'] !== 'form' || (value !== 'form' && value !== 'creating');
  },
};
