import { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import { CookModePage } from '../../../src/views/recipes/cook-mode/CookModePage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { heading, role, text } from '../../support/views/sights.ts';
import { ada } from '../samples.ts';
import { cookModeFixture } from './cook-mode.fixture.ts';

export const cookModeDriver: ViewDriver<typeof cookModeMachine> = {
  machine: cookModeMachine,
  fixture: cookModeFixture,
  open: openFlow(cookModeMachine, cookModeFixture, (flow) => <CookModePage flow={flow}>{null}</CookModePage>, { session: ada }),
  events: {
    'step.opened': press('Next step'),
    'step.turned': { elsewhere: 'Keys and fingers on the whole page turn it.' },
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
    'cooking.screen.dimming': text('Your device may switch its screen off while you cook.'),
    'cooking.screen.kept': text('The screen stays on while you cook.'),
  },
};
