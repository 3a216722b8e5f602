import { handsFreeMachine } from '../../../machines/recipes/hands-free.machine.ts';
import { Voice } from '../../../src/views/recipes/cook-mode/HandsFree.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, button, no, text } from '../../support/views/sights.ts';
import { handsFreeFixture } from './hands-free.fixture.ts';

const byRecogniser = { elsewhere: 'The recogniser tells it.' };
const reads = text('Reading aloud');
const listens = text('Listening');
const isDenied = text(/^The microphone is not allowed/);
const hasFailed = text(/^Listening did not work/);

export const handsFreeDriver: ViewDriver<typeof handsFreeMachine> = {
  machine: handsFreeMachine,
  fixture: handsFreeFixture,
  open: openFlow(handsFreeMachine, handsFreeFixture, (flow) => <Voice flow={flow} />),
  events: {
    'listening.requested': press('Cook hands-free'),
    'listening.agreed': press('Start listening'),
    'listening.declined': press('Not now'),
    'listening.stopped': press('Stop listening'),
    'words.heard': byRecogniser,
    'recogniser.ended': byRecogniser,
    'recogniser.refused': byRecogniser,
    'recogniser.failed': byRecogniser,
    'step.shown': { elsewhere: 'The page tells it when a step is turned.' },
  },
  states: {
    off: all(button('Cook hands-free'), no(isDenied), no(hasFailed)),
    asking: button('Start listening'),
    'on.listening': listens,
    // Lasts for less than a second.
    'on.pausing': listens,
    'on.heard': { unseen: 'It is left at once.' },
    'on.speaking': reads,
    unavailable: text(/^This browser cannot turn speech into words/),
    denied: all(isDenied, button('Cook hands-free')),
    failed: all(hasFailed, button('Cook hands-free')),
  },
};
