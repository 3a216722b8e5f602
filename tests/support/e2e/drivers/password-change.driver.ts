import { passwordChangeMachine } from '../../../../machines/password-change.machine.ts';
import { passwordChangeFixture } from '../../../machines/password-change.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { password } from '../page.ts';
import { all, busyButton, button, no, text } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const isChanged = text(/^Your password was changed/);
const isForm = all(button('Save changes'), no(isChanged));

export const passwordChangeDriver = withoutReturns({
  subject: { machine: passwordChangeMachine },
  fixture: passwordChangeFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    await signIn(user);
    const account = await hold('GET', /^\/api\/account$/);
    const change = await hold('PUT', /^\/api\/account\/password$/);
    await visit('/account/password');
    const current = page.getByLabel('Current password');
    const next = page.getByLabel('New password');
    let inForce = password;
    let wanted = password;
    return {
      'loadAccount.done(withPassword)': () => account.release(),
      'loadAccount.done(without)': async () => {
        await server.db.updateTable('users').set({ password_hash: null }).where('guid', '=', user.guid).execute();
        await account.release();
      },
      'loadAccount.error': () => account.releaseToFail(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'currentPassword.changed': () => current.fill(`${inForce}?`),
      'newPassword.changed': () => {
        wanted = `another ${inForce}`;
        return next.fill(wanted);
      },
      'form.submitted': async (_, [answer]) => {
        if (answer === 'changePassword.done(changed)') await current.fill(inForce);
        await page.getByRole('button', { name: 'Save changes' }).click();
      },
      'changePassword.done': () => {
        inForce = wanted;
        return change.release();
      },
      'changePassword.error': () => change.release(),
    };
  },
  states: {
    loading: isWaiting,
    failed: text('Error loading data!'),
    passwordless: text('Set a password'),
    editing: all(isForm, no(busyButton('Save changes'))),
    submitting: busyButton('Save changes'),
    changed: isChanged,
  },
});
