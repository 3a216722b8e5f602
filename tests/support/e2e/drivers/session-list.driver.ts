import { createSession } from '../../../../server/accounts/sessions.ts';
import { sessionListMachine } from '../../../../machines/session-list.machine.ts';
import { sessionListFixture } from '../../../machines/session-list.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { all, any, busyButton, button, dialog, no, text } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const isList = text('This device');
const isAsking = dialog(/^Sign out/);
const isEnding = busyButton(/^Sign out/);
const isEnded = text(/ (is|are) signed out\.$/);

export const sessionListDriver = withoutReturns({
  subject: { machine: sessionListMachine },
  fixture: sessionListFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    await signIn(user);
    // As many as the longest way signs out.
    const addPhones = async () => {
      for (let count = 0; count < 9; count += 1)
        await createSession(server.db, server.clock, { guid: user.guid, isStaff: false, userAgent: phone });
    };
    await addPhones();
    const list = await hold('GET', /^\/api\/account\/sessions$/);
    const end = await hold('DELETE', /^\/api\/account\/sessions/);
    await visit('/account/sessions');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    return {
      'loadDevices.done': () => list.release(),
      'loadDevices.error': () => list.releaseToFail(),
      'retry.requested': () => press('Try again'),
      'signOut.requested(one)': () => page.getByRole('button', { name: 'Sign out Safari on iOS' }).first().click(),
      'signOut.requested(others)': () => press('Sign out all other devices'),
      'confirm.done(yes)': () => press('Yes, sign out'),
      'confirm.done(no)': () => press('Cancel'),
      'signOut.done': async () => {
        const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
        await end.release();
        await answered;
      },
      'signOut.error(gone)': async () => {
        await server.db.deleteFrom('sessions').where('user_guid', '=', user.guid).where('user_agent', '=', phone).execute();
        await end.release();
        await addPhones();
      },
      'signOut.error(failed)': () => end.releaseToFail(),
    };
  },
  states: {
    loading: isWaiting,
    failed: text('Error loading data!'),
    listing: all(isList, no(any(isAsking, isEnding, isEnded))),
    confirming: all(isAsking, button('Yes, sign out')),
    ending: isEnding,
    ended: all(isList, no(isAsking), isEnded),
  },
});
