import { appMachine } from '../../machines/app.machine.ts';
import { limits } from '../../machines/limits.ts';
import { appFixture } from './app.fixture.ts';
import type { BrowserDriver } from '../support/e2e/browser-driver.ts';
import { no, nothing } from '../support/e2e/sights.ts';

export const appDriver: BrowserDriver = {
  because: 'Pages come and go with the address bar, and a session ends in the middle of one.',
  subject: { machine: appMachine },
  fixture: appFixture,
  open: async ({ page, server, hold, visit, goInPage, signIn, skip }) => {
    const user = await server.addUser();
    await server.addRecipes(user, 21);
    await signIn(user);
    const call = await hold('GET', /^\/api\/session$/);
    await visit('/privacy');
    const endSession = () => server.db.deleteFrom('sessions').where('user_guid', '=', user.guid).execute();
    return {
      'session.settled(member)': () => call.release(),
      'session.settled(visitor)': async () => {
        const more = page.getByRole('button', { name: 'Show more' });
        const isListed = page.url().endsWith('/account');
        // Else the list itself would find the session ended.
        if (isListed) await more.waitFor();
        await endSession();
        // The page learns of it with its next call.
        if (isListed) await more.click();
        await call.release();
      },
      'signOut.done': async () => {
        await page.getByRole('button', { name: /Account of/ }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
      },
      'location.changed(landing)': () => goInPage('/'),
      'location.changed(account)': () => goInPage('/account'),
      'location.changed(signUp)': () => goInPage('/sign-up'),
      'navigation.requested': () => page.getByRole('button', { name: 'Back' }).click(),
      'after(bootstrapTimeout)': () => skip(limits.bootstrapTimeout),
    };
  },
  states: { starting: nothing, running: no(nothing) },
  without: {
    'app.running on session.settled [isSomebodyElse]': 'It takes another tab: tests/e2e/session-end.spec.ts.',
    'app.running on session.settled [otherwise]': 'The product asks again by itself: tests/e2e/returns.spec.ts.',
    'app.running on modal.requested': 'These pages have no photo: tests/e2e/modals.spec.ts.',
    'app.running on modals.arrived': 'These pages have no photo: tests/e2e/modals.spec.ts.',
    'app.running on language.arrived': 'It comes by itself after each start: tests/e2e/language.spec.ts.',
    'app.running on companions.arrived': 'It comes by itself, once the page stands: tests/e2e/offline.spec.ts.',
  },
  isOffered: ({ context, value }, event) => {
    if (event.type.startsWith('modal') || event.type.endsWith('.arrived')) return false;
    const isMember = context['isForMembers'] === true && typeof context['user']?.guid === 'string';
    if (event.type === 'navigation.requested') return context['isWayIn'] === true;
    if (event.type === 'signOut.done') return isMember;
    if (event.type !== 'session.settled' || event['userGuid'] === 'guid-other') return event.type !== 'session.settled';
    // Later on only who is gone is heard of.
    return value === 'starting' || context['user'] === null || (isMember && event['userGuid'] === null);
  },
};
