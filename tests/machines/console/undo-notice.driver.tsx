import { undoNoticeMachine } from '../../../machines/console/undo-notice.machine.ts';
import { StepUpAbove } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { text } from '../../support/views/sights.ts';
import { stepUpDriver } from '../sign-in/step-up.driver.tsx';
import { staff } from './console-samples.ts';
import { undoNoticeFixture } from './undo-notice.fixture.ts';

const unseen = { unseen: 'What it says is a message above the page, which is no part of it.' };

export const undoNoticeDriver: ViewDriver<typeof undoNoticeMachine> = {
  machine: undoNoticeMachine,
  fixture: undoNoticeFixture,
  open: openFlow(undoNoticeMachine, undoNoticeFixture, (flow) => <StepUpAbove flow={flow} />, { session: staff }),
  events: { 'undo.requested': { elsewhere: 'The frame of the console passes the key on.' } },
  states: {
    judging: unseen,
    pausing: unseen,
    watching: unseen,
    offering: unseen,
    undoing: unseen,
    steppingUp: text('You are about to save a change.'),
    told: unseen,
    gone: unseen,
  },
  children: [{ machine: stepUpDriver.machine, events: stepUpDriver.events }],
};
