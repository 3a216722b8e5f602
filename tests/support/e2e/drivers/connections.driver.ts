import { connectionsMachine } from '../../../../machines/connections.machine.ts';
import { connectionsFixture } from '../../../machines/connections.fixture.ts';
import type { Sight } from '../browser-driver.ts';
import { isWaiting } from '../gestures.ts';
import { all, any, busyButton, button, no, text } from '../sights.ts';
import { connectTo, personAt } from '../third-party.ts';
import { withoutReturns } from '../without-returns.ts';

const isReloading: Sight = async (page) => (await page.locator('main ul[aria-busy=true]').count()) > 0;
const isLoading = any(isWaiting, isReloading);
const hasFailed = text('Error loading data!');
const isAsking = button('Yes, disconnect');
const isDisconnecting = busyButton('Yes, disconnect');

export const connectionsDriver = withoutReturns({
  subject: { machine: connectionsMachine },
  fixture: connectionsFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    /** As in the fixture: Google is connected, and nothing else. */
    const connectGoogle = async () => {
      await server.db.deleteFrom('connected_sign_ins').where('user_guid', '=', user.guid).execute();
      await server.connect(user, 'google');
    };
    await signIn(user);
    const [load, disconnect] = [await hold('GET', /^\/api\/session\/connections$/), await hold('DELETE', /^\/api\/session\/connections\//)];
    await visit('/account/sign-ins');
    return {
      'loadConnections.done': async () => {
        await connectGoogle();
        await load.release();
      },
      'loadConnections.error': () => load.releaseToFail(),
      'disconnect.done': () => disconnect.release(),
      'disconnect.error': () => disconnect.releaseToFail(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'disconnect.requested': () => page.getByRole('button', { name: 'Disconnect Google' }).click(),
      'disconnect.confirmed': () => page.getByRole('button', { name: 'Yes, disconnect' }).click(),
      'disconnect.cancelled': () => page.getByRole('button', { name: 'Keep Google' }).click(),
      'thirdParty.reported(connected)': async () =>
        personAt(await connectTo(page, 'Facebook'), { name: 'Ada Elsewhere', email: server.newEmail() }),
      'thirdParty.reported(refused)': async () => {
        const popUp = await connectTo(page, 'Facebook');
        await popUp.getByRole('button', { name: 'Refuse' }).click();
      },
    };
  },
  states: {
    loading: isLoading,
    failed: hasFailed,
    listed: all(button(/^(Disconnect|Connect) /), no(any(isLoading, hasFailed, isAsking, isDisconnecting))),
    confirming: isAsking,
    disconnecting: isDisconnecting,
  },
  isOffered: (snapshot, { type }) => {
    if (type === 'disconnect.requested') return snapshot.context.connections.items.length > 0;
    return type !== 'thirdParty.reported' || snapshot.matches('listed') || snapshot.matches('confirming');
  },
});
