import { screen } from '@testing-library/react';
import { cookingDefaultsMachine } from '../../../machines/account/cooking-defaults.machine.ts';
import { CookingPage } from '../../../src/views/account/settings/CookingPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, pressUntil } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, no, text } from '../../support/views/sights.ts';
import { cookingDefaultsFixture } from './cooking-defaults.fixture.ts';

const isSaved = text('Your changes are saved.');
const isForm = all(button('Save changes'), no(isSaved));

export const cookingDefaultsDriver: ViewDriver<typeof cookingDefaultsMachine> = {
  machine: cookingDefaultsMachine,
  fixture: cookingDefaultsFixture,
  open: openFlow(cookingDefaultsMachine, cookingDefaultsFixture, (flow) => <CookingPage flow={flow}>{null}</CookingPage>),
  events: {
    'servings.changed': async (shown, { servings }) => {
      // An already chosen value is chosen again.
      if (screen.getByRole('group', { name: 'Servings' }).textContent.includes(String(servings)))
        await press('Fewer servings')(shown, null);
      await pressUntil('More servings', () => String(servings))(shown, { servings });
    },
    'units.changed': async ({ user }) => {
      if (screen.getByRole<HTMLInputElement>('radio', { name: 'US' }).checked)
        await user.click(screen.getByRole('radio', { name: 'Metric' }));
      await user.click(screen.getByRole('radio', { name: 'US' }));
    },
    'oven.changed': ({ user }) => user.selectOptions(screen.getByLabelText('Oven'), 'Gas mark'),
    'form.submitted': press('Save changes'),
  },
  states: {
    'editing.asKept': isForm,
    // Unsaved choices are shown as chosen.
    'editing.changed': isForm,
    'editing.saved': all(button('Save changes'), isSaved),
    saving: busyButton('Save changes'),
  },
};
