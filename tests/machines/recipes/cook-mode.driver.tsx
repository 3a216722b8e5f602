import { screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import { CookModePage } from '../../../src/views/recipes/cook-mode/CookModePage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { heading, role, text } from '../../support/views/sights.ts';
import { ada } from '../samples.ts';
import { cookModeFixture } from './cook-mode.fixture.ts';

const isDone = (snapshot: SnapshotFrom<typeof cookModeMachine>) => snapshot.matches({ cooking: { course: 'done' } });

export const cookModeDriver: ViewDriver<typeof cookModeMachine> = {
  machine: cookModeMachine,
  fixture: cookModeFixture,
  open: openFlow(cookModeMachine, cookModeFixture, (flow) => <CookModePage flow={flow}>{null}</CookModePage>, { session: ada }),
  events: {
    'step.opened': {
      // The second step is opened by Next from the first, and by Previous from the end.
      gesture: async (shown, event) => {
        const isAtEnd = screen.queryByRole('heading', { name: 'Enjoy your meal!' }) !== null;
        await press(isAtEnd ? 'Previous step' : 'Next step')(shown, event);
      },
      when: (snapshot) => snapshot.context.step === 0 || isDone(snapshot),
    },
    'step.turned': { elsewhere: 'Keys and fingers on the whole page turn it.' },
    'cooking.finished': {
      when: (snapshot) => snapshot.context.step === 1 && !isDone(snapshot),
      gesture: press('Finish'),
    },
    'progress.replaced': { elsewhere: 'Another tab says what was done in it.' },
    'screen.kept': { elsewhere: 'The browser keeps the screen on.' },
    'screen.released': { elsewhere: 'The browser lets the screen go.' },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    missing: heading('Recipe not found'),
    'cooking.course.steps': heading(/^Step \d of 2$/),
    'cooking.course.done': heading('Enjoy your meal!'),
    'cooking.screen.dimming': text('Your device may switch its screen off while you cook.'),
    'cooking.screen.kept': text('The screen stays on while you cook.'),
  },
};
