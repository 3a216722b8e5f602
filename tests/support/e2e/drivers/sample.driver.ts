import { sampleMachine } from '../../../../machines/sample.machine.ts';
import { sampleFixture } from '../../../machines/sample.fixture.ts';
import type { Sight } from '../browser-driver.ts';
import { button } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const isLoading: Sight = (page) => page.getByRole('status', { name: 'Loading the recipes' }).isVisible();
const isShown: Sight = (page) => page.getByRole('list', { name: 'Ingredients' }).isVisible();

export const sampleDriver = withoutReturns(
  {
    subject: { machine: sampleMachine },
    fixture: sampleFixture,
    open: async ({ page, hold, visit }) => {
      const call = await hold('GET', /^\/api\/samples$/);
      await visit('/');
      return {
        'loadSamples.done': () => call.release(),
        'loadSamples.error': () => call.releaseToFail(),
        'sample.chosen': () => page.getByRole('radio').nth(1).check(),
        'servings.changed': () => page.getByRole('button', { name: 'More servings' }).click(),
        'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      };
    },
    states: { loading: isLoading, shown: isShown, failed: button('Try again') },
  },
  ['rewriting'],
);
