import { screen } from '@testing-library/react';
import { bulkActionMachine } from '../../../machines/console/bulk-action.machine.ts';
import { choiceAsked } from '../../../machines/console/bulk-action.model.ts';
import { ActionBoxes } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, no, role, text } from '../../support/views/sights.ts';
import { stepUpDriver } from '../sign-in/step-up.driver.tsx';
import { bulkActionFixture } from './bulk-action.fixture.ts';
import { staff } from './console-samples.ts';

const confirm = /^(Suspend|Lift the suspension|Assign a category|Cook again in the lab|Withdraw( the link)?|Remove)$/;
const isLoading = role('status', 'Loading');
const isOver = button('Close');
const isAsked = text('You are about to save a change.');
const hasFailed = text('Error loading data!');
const isUndoing = busyButton('Undo');
const isReporting = any(all(isLoading, isOver, no(isAsked)), busyButton('Show more'));
const isRunning = button('Stop');
const atOnce = { unseen: 'It is left at once.' };
const isGone = { unseen: 'Its box goes with the flow.' };

export const bulkActionDriver: ViewDriver<typeof bulkActionMachine> = {
  machine: bulkActionMachine,
  fixture: bulkActionFixture,
  open: openFlow(bulkActionMachine, bulkActionFixture, (flow) => <ActionBoxes flow={flow} />, { session: staff }),
  events: {
    'answer.changed': {
      when: ({ context: { description } }, { answer }) => (answer === 'guid-soups') === (choiceAsked({ description }) !== null),
      gesture: async (shown, { answer }) => {
        if (answer !== 'guid-soups') return write('Reason', () => answer)(shown, {});
        await shown.user.selectOptions(screen.getByLabelText(/^(Category|Prompt version)$/), answer);
      },
    },
    'mail.switched': {
      when: ({ context: { description, isMailed } }, event) => description?.mails === 'optional' && isMailed !== event.isMailed,
      gesture: ({ user }) => user.click(screen.getByRole('checkbox', { name: 'Send this mail' })),
    },
    'run.confirmed': async ({ user }) => {
      // The page below has a button of the same name.
      const found = screen.getAllByRole('button', { name: confirm }).at(-1);
      if (found !== undefined) await user.click(found);
    },
    'cancel.requested': press('Stop'),
    'more.requested': press('Show more'),
    'undo.requested': press('Undo'),
    'retry.requested': press('Try again'),
  },
  states: {
    opening: atOnce,
    judging: atOnce,
    loadingChoices: all(isLoading, no(isOver), no(isAsked)),
    choicesFailed: all(hasFailed, no(isOver)),
    factorless: role('link', 'Set up an authenticator app'),
    asking: all(button('Cancel'), button(confirm), no(isAsked)),
    starting: busyButton(confirm),
    provingToStart: all(isAsked, no(isOver)),
    provingToUndo: all(isAsked, isOver),
    pausing: isRunning,
    watching: isRunning,
    cancelling: busyButton('Stop'),
    reporting: isReporting,
    reportFailed: all(hasFailed, isOver),
    done: all(isOver, no(any(isReporting, hasFailed, isUndoing, isAsked))),
    undoing: isUndoing,
    closed: isGone,
    left: isGone,
  },
  children: [{ machine: stepUpDriver.machine, events: stepUpDriver.events }],
};
