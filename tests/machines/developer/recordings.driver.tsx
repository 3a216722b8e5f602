import { recordingsMachine } from '../../../machines/developer/recordings.machine.ts';
import { RecordingsPage } from '../../../src/views/developer/recordings/RecordingsPage.tsx';
import { recordingsFixture } from './recordings.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';

const copy = 'Copy flow recording of signIn';
const isListing = role('status', 'Loading');

export const recordingsDriver: ViewDriver<typeof recordingsMachine> = {
  machine: recordingsMachine,
  fixture: recordingsFixture,
  open: openFlow(recordingsMachine, recordingsFixture, (flow) => <RecordingsPage flow={flow}>{null}</RecordingsPage>, { session: ada }),
  events: {
    'copy.requested': { when: (snapshot) => !snapshot.matches({ listed: 'reading' }), gesture: press(copy) },
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    opening: { unseen: 'It is left at once.' },
    denied: heading('Only staff can see this'),
    listing: isListing,
    failed: text('Error loading data!'),
    'listed.idle': all(button(copy), no(isListing)),
    'listed.reading': busyButton(copy),
  },
};
