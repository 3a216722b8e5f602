import { dietProfileMachine } from '../../../../machines/diet-profile.machine.ts';
import { dietProfileFixture } from '../../../machines/diet-profile.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { all, busyButton, button, no, text } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const isSaved = text('Your changes are saved.');
const isForm = all(button('Save changes'), no(isSaved), no(busyButton('Save changes')));

export const dietProfileDriver = withoutReturns({
  subject: { machine: dietProfileMachine },
  fixture: dietProfileFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    await signIn(await server.addUser());
    const kept = { wishes: [{ kind: 'allergy', id: 'peanut' }] };
    await page.request.put(`${server.origin}/api/account/diet`, { data: kept });
    const load = await hold('GET', /^\/api\/account\/diet$/);
    const save = await hold('PUT', /^\/api\/account\/diet$/);
    await visit('/account/diet');
    const leaveOut = page.getByLabel('Leave out', { exact: true });
    return {
      'loadDiet.done': () => load.release(),
      'loadDiet.error': () => load.releaseToFail(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      // By the keyboard, as it is drawn over. What is chosen already is chosen anew.
      'wish.added': async () => {
        await page.getByRole('checkbox', { name: 'Vegan' }).uncheck({ force: true });
        await page.getByRole('checkbox', { name: 'Vegan' }).check({ force: true });
      },
      'wish.removed': async () => {
        const peanuts = page.getByRole('checkbox', { name: 'Peanuts', includeHidden: true });
        if (!(await peanuts.isVisible())) await page.getByText('Allergies', { exact: true }).click();
        await peanuts.check({ force: true });
        await peanuts.uncheck({ force: true });
      },
      'leaveOut.changed': async () => {
        await leaveOut.fill('');
        await leaveOut.fill('oni');
        // What is suggested lies over the button.
        await page.getByRole('heading', { level: 1 }).click();
      },
      'profile.submitted': () => page.getByRole('button', { name: 'Save changes' }).click(),
      'saveDiet.done': () => save.release(),
      'saveDiet.error': () => save.releaseToFail(),
    };
  },
  states: {
    loading: isWaiting,
    failed: text('Error loading data!'),
    'editing.asKept': isForm,
    'editing.changed': isForm,
    'editing.saved': isSaved,
    saving: busyButton('Save changes'),
  },
});
