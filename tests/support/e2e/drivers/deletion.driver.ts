import { deletionMachine } from '../../../../machines/deletion.machine.ts';
import { requestDeletion } from '../../../../server/personal-data/deletion.ts';
import { deletionFixture } from '../../../machines/deletion.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { password } from '../page.ts';
import { all, busyButton, button, heading, no, text } from '../sights.ts';
import { takePlace } from '../staff.ts';
import { withoutReturns } from '../without-returns.ts';

const confirm = 'Yes, delete my account';
const isKept = text(/^Your account stays/);

export const deletionDriver = withoutReturns({
  subject: { machine: deletionMachine },
  fixture: deletionFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    await signIn(user);
    const loads = await hold('GET', /^\/api\/account\/personal-data$/);
    const requests = await hold('POST', /^\/api\/account\/deletion$/);
    const cancels = await hold('DELETE', /^\/api\/account\/deletion$/);
    await visit('/account/deletion');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    return {
      'loadPersonalData.done(none)': () => loads.release(),
      'loadPersonalData.done(one)': async () => {
        await requestDeletion(server.deps, { userGuid: user.guid, email: user.email, language: 'en' });
        await loads.release();
      },
      'loadPersonalData.error(notOwner)': async () => {
        await takePlace(server, user);
        await loads.release();
      },
      'loadPersonalData.error(offline)': () => loads.releaseToFail(),
      'retry.requested': () => press('Try again'),
      'deletion.wanted': () => press('Delete my account'),
      'deletion.dropped': () => press('Cancel'),
      'password.changed': () => page.getByLabel('Current password').fill(password),
      'deletion.confirmed': () => press(confirm),
      'requestDeletion.done': () => requests.release(),
      'requestDeletion.error': () => requests.releaseToFail(),
      'keeping.requested': () => press('Keep my account'),
      'cancelDeletion.done': () => cancels.release(),
      'cancelDeletion.error': () => cancels.releaseToFail(),
    };
  },
  states: {
    loading: isWaiting,
    denied: heading('For the account owner only'),
    failed: text('Error loading data!'),
    explained: all(button('Delete my account'), no(isKept), no(button(confirm))),
    'confirming.asking': button(confirm),
    'confirming.requesting': busyButton(confirm),
    requested: button('Keep my account'),
    keeping: busyButton('Keep my account'),
    kept: all(isKept, no(button(confirm))),
  },
});
