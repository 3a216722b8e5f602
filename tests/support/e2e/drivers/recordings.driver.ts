import { recordingsMachine } from '../../../../machines/recordings.machine.ts';
import { recordingsFixture } from '../../../machines/recordings.fixture.ts';
import { button, heading } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const copy = 'Copy flow recording of session';

export const recordingsDriver = withoutReturns({
  subject: { machine: recordingsMachine },
  fixture: recordingsFixture,
  open: async ({ page, server, visit, signIn }, tour) => {
    const user = await server.addUser({ staff: tour.input === 'staff' ? { hasConsoleAccess: true } : null });
    await signIn(user);
    await visit('/console/recordings');
    return {
      'listFlows.done': () => page.getByRole('heading', { name: 'session' }).waitFor(),
      'copy.requested': () => page.getByRole('button', { name: copy }).click(),
      // It has happened by the time that the button is looked at.
      'readRecording.done': async () => undefined,
    };
  },
  states: {
    opening: { fleeting: 'It is left at once.' },
    denied: heading('Only staff can see this'),
    listing: { fleeting: 'Where developers have their tools, what records is there already.' },
    failed: { fleeting: 'Where developers have their tools, what records is there already, and does not fail.' },
    'listed.idle': button(copy),
    'listed.reading': { fleeting: 'What records is in this tab, and answers at once.' },
  },
  without: {
    'recordings.listing on xstate.error.actor.listFlows': 'Where developers have their tools, what records is there already.',
    'recordings.failed on retry.requested': 'It does not fail there.',
    'recordings.listed.reading on xstate.error.actor.readRecording': 'Twenty flows would have to end between the list and the press.',
  },
  isOffered: (_, { type }) => !type.startsWith('xstate.error.'),
});
