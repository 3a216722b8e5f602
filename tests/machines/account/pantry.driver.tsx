import { pantryMachine } from '../../../machines/account/pantry.machine.ts';
import { PantryPage } from '../../../src/views/account/settings/PantryPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, button, no, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { pantryFixture } from './pantry.fixture.ts';

const isForm = role('combobox', 'Add a food');

export const pantryDriver: ViewDriver<typeof pantryMachine> = {
  machine: pantryMachine,
  fixture: pantryFixture,
  open: openFlow(pantryMachine, pantryFixture, (flow) => <PantryPage flow={flow}>{null}</PantryPage>),
  events: {
    'food.typed': write('Add a food', ({ text: typed }) => typed),
    'food.added': { elsewhere: 'A food is chosen from those that the server suggests: see diet-profile and the told test of the browser.' },
    'food.removed': {
      when: ({ context }) => context.foods.some(({ id }) => id === 'salt'),
      gesture: press('Remove: salt'),
    },
    'form.submitted': press('Try again'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    'shown.asKept': all(isForm, no(text('Saving…')), no(button('Try again'))),
    'shown.saving': all(isForm, text('Saving…')),
    'shown.unsaved': all(isForm, button('Try again')),
  },
};
