import { foodSearchMachine } from '../../../../machines/food-search.machine.ts';
import { foodSearchFixture } from '../../../machines/food-search.fixture.ts';
import type { BrowserDriver, Sight } from '../browser-driver.ts';

const isEmpty: Sight = async (page) => (await page.getByLabel('Leave out', { exact: true }).inputValue()) === '';
const hasFound: Sight = (page) => page.getByRole('option', { name: 'red onions', exact: true }).isVisible();

/** Beginnings of one name, so that each is another one. */
const beginnings = ['on', 'oni', 'onio', 'onion'];

export const foodSearchDriver: BrowserDriver = {
  subject: { machine: foodSearchMachine },
  fixture: foodSearchFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    await signIn(await server.addUser());
    const call = await hold('GET', /^\/api\/foods$/);
    await visit('/account/diet');
    const field = page.getByLabel('Leave out', { exact: true });
    let typed = 0;
    return {
      'text.changed(named)': () => {
        typed += 1;
        return field.fill(beginnings[typed % beginnings.length] ?? '');
      },
      'text.changed(emptied)': () => field.fill(''),
      // Typing pauses by itself.
      'after(typingPause)': () => Promise.resolve(),
      'findFoods.done': () => call.release(),
      'findFoods.error': () => call.releaseToFail(),
    };
  },
  states: {
    idle: isEmpty,
    waiting: { fleeting: 'Typing pauses by itself.' },
    searching: { fleeting: 'Earlier suggestions stay until there are others.' },
    found: hasFound,
    failed: { fleeting: 'Nothing is said of it: the name is looked up again with its next letter.' },
  },
  // An empty field cannot be emptied.
  isOffered: ({ context }, { type, text }) => type !== 'text.changed' || text !== '' || context['text'] !== '',
};
