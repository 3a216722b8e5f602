import { screen } from '@testing-library/react';
import { wishKey } from '../../../contract/kitchen/wishes.ts';
import { dietProfileMachine } from '../../../machines/account/diet-profile.machine.ts';
import { DietPage } from '../../../src/views/account/settings/DietPage.tsx';
import { dietProfileFixture } from './diet-profile.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, no, role, text } from '../../support/views/sights.ts';

const isSaved = text('Your changes are saved.');
const isForm = all(button('Save changes'), no(isSaved));

export const dietProfileDriver: ViewDriver<typeof dietProfileMachine> = {
  machine: dietProfileMachine,
  fixture: dietProfileFixture,
  open: openFlow(dietProfileMachine, dietProfileFixture, (flow) => <DietPage flow={flow}>{null}</DietPage>),
  events: {
    'wish.added': async (shown, { wish }) => {
      // An already chosen value is chosen again.
      if (screen.getByRole<HTMLInputElement>('checkbox', { name: wish.label }).checked) await press(wish.label, 'checkbox')(shown, null);
      await press(wish.label, 'checkbox')(shown, null);
    },
    'wish.removed': {
      when: ({ context }, { wish }) => context.wishes.some((other) => wishKey(other) === wishKey(wish)),
      gesture: press('Peanuts', 'checkbox'),
    },
    'leaveOut.changed': write('Leave out', ({ text: typed }) => typed),
    'profile.submitted': press('Save changes'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    'editing.asKept': isForm,
    // Unsaved choices are shown as chosen.
    'editing.changed': isForm,
    'editing.saved': all(button('Save changes'), isSaved),
    saving: busyButton('Save changes'),
  },
};
