import { readingMachine } from '../../../../machines/reading.machine.ts';
import { readingFixture } from '../../../machines/reading.fixture.ts';
import type { BrowserDriver, Sight } from '../browser-driver.ts';

const isUnderstood: Sight = (page) => page.getByRole('list', { name: 'Understood' }).isVisible();

export const readingDriver: BrowserDriver = {
  subject: { machine: readingMachine },
  fixture: readingFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    await signIn(user);
    // What the profile says is part of every order that is read.
    const kept = { wishes: [{ kind: 'allergy', id: 'peanut' }] };
    await page.request.put(`${server.origin}/api/account/diet`, { data: kept });
    const call = await hold('POST', /\/readings$/);
    await visit(`/ai/${user.companyUri}/new`);
    const field = page.getByLabel('Describe a dish');
    let bowls = 1;
    return {
      'order.changed': () => {
        bowls += 1;
        return field.fill(`miso ramen, ${bowls} bowls`);
      },
      // Typing pauses by itself.
      'after(typingPause)': () => Promise.resolve(),
      'readOrder.done': () => call.release(),
      'readOrder.error': () => call.releaseToFail(),
    };
  },
  states: {
    waiting: { fleeting: 'Typing pauses by itself.' },
    reading: { fleeting: 'What was read before stays until it is read anew.' },
    read: isUnderstood,
    unread: { fleeting: 'The order can be sent all the same, so nothing is said.' },
  },
};
