import { screen } from '@testing-library/react';
import { reportMachine } from '../../../machines/recipes/report.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openInFeedback } from '../../support/views/open-recipes.tsx';
import { all, busyButton, button, no, text } from '../../support/views/sights.ts';
import { cookedAll } from './cookings.fixture.ts';
import { reportFixture } from './report.fixture.ts';

const hasArrived = text(/^Thank you/);

export const reportDriver: ViewDriver<typeof reportMachine> = {
  machine: reportMachine,
  fixture: reportFixture,
  open: async () => {
    const shown = await openInFeedback('report', { thumbs: [], cookings: cookedAll, form: null });
    await shown.user.click(screen.getByText('Report a problem'));
    return shown;
  },
  events: {
    'kind.chosen': async ({ user }) => {
      // Choosing a chosen radio button again fires no event.
      await user.click(screen.getByRole('radio', { name: 'It may be unsafe' }));
    },
    'words.changed': paste('What is wrong with it?', ({ words }) => words),
    'form.submitted': press('Send'),
  },
  states: {
    writing: all(button('Send'), no(hasArrived)),
    sending: busyButton('Send'),
    sent: all(button('Send'), hasArrived),
  },
};
