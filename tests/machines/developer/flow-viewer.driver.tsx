import { fireEvent, screen, within } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import { shownActor, stepNear, type FlowViewerEvent } from '../../../machines/developer/flow-viewer.model.ts';
import { drawnFlow } from '../../../src/dev/drawn-flows.ts';
import { FlowsPage } from '../../../src/views/developer/flows/FlowsPage.tsx';
import { flowViewerFixture } from './flow-viewer.fixture.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { button, no } from '../../support/views/sights.ts';

type Snapshot = SnapshotFrom<typeof flowViewerMachine>;
type Sent<T extends FlowViewerEvent['type']> = Extract<FlowViewerEvent, { type: T }>;

const otherTab = { elsewhere: 'Another tab tells it over the channel of the flows.' };
const isLive = button('Live');
const hasActor = ({ context }: Snapshot) => shownActor(context) !== null;

/** Whether there is a step before or after the shown one; forward exists only after going back. */
function canMove(snapshot: Snapshot, { by }: Sent<'step.moved'>): boolean {
  const actor = shownActor(snapshot.context);
  const isPaused = snapshot.matches('paused');
  const shown = isPaused ? stepNear(actor, snapshot.context.index, 0) : actor?.steps.at(-1);
  const next = stepNear(actor, shown?.index ?? 0, by);
  return next !== null && next !== shown && (by < 0 || isPaused);
}

const chooseStep: Gesture<Sent<'step.chosen'>> = async ({ user }, { index }) => {
  const list = screen.getByRole('list', { name: 'What happened, newest first' });
  const chosen = within(list).getAllByRole('button').toReversed()[index];
  if (chosen === undefined) throw new Error(`There is no step ${index}.`);
  await user.click(chosen);
};

const sendEvent: Gesture<Sent<'event.submitted'>> = async (shown, { eventType, fields }) => {
  fireEvent.change(screen.getByLabelText(`Fields of ${eventType} as JSON`), { target: { value: fields } });
  await press(`Send ${eventType}`)(shown, null);
};

const open = openFlow(flowViewerMachine, flowViewerFixture, (flow) => <FlowsPage flow={flow}>{null}</FlowsPage>);

export const flowViewerDriver: ViewDriver<typeof flowViewerMachine> = {
  machine: flowViewerMachine,
  fixture: flowViewerFixture,
  open: async (input) => {
    await drawnFlow('signIn');
    return open(input);
  },
  events: {
    'tab.described': otherTab,
    'tab.closed': otherTab,
    'actor.started': otherTab,
    'actor.ended': otherTab,
    'step.happened': otherTab,
    'target.opened': { elsewhere: 'The address bar tells it: each machine and each state is a link to its own address.' },
    'actor.chosen': {
      when: hasActor,
      gesture: ({ user }, { key }) => user.selectOptions(screen.getByRole('combobox', { name: 'Actor' }), key),
    },
    'pause.requested': { when: hasActor, gesture: press('Pause') },
    'resume.requested': { when: hasActor, gesture: press('Live') },
    'step.chosen': { when: hasActor, gesture: chooseStep },
    'step.moved': { when: canMove, gesture: (shown, { by }) => press(by < 0 ? 'Step back' : 'Step forward')(shown, null) },
    'event.submitted': { when: ({ context }) => shownActor(context)?.steps.at(-1)?.value === 'editing', gesture: sendEvent },
    'export.requested': press('Save as SVG'),
  },
  states: { following: no(isLive), paused: isLive },
};
