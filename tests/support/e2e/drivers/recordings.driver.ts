import { recordingsMachine } from '../../../../machines/recordings.machine.ts';
import { recordingsFixture } from '../../../machines/recordings.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { holdClipboard } from '../held-clipboard.ts';
import { all, busyButton, button, heading, no, text } from '../sights.ts';

const copy = 'Copy flow recording of session';
const isCopied = text('The recording is in the clipboard.');
const isRefused = text('The browser did not let this page write to the clipboard.');

export const recordingsDriver: BrowserDriver = {
  subject: { machine: recordingsMachine },
  fixture: recordingsFixture,
  open: async ({ page, server, visit, signIn }, tour) => {
    const user = await server.addUser({ staff: tour.input === 'staff' ? { hasConsoleAccess: true } : null });
    await signIn(user);
    const decide = await holdClipboard(page);
    await visit('/console/recordings');
    return {
      'listFlows.done': () => page.getByRole('heading', { name: 'session' }).waitFor(),
      'copy.requested': () => page.getByRole('button', { name: copy }).click(),
      'copyRecording.done': () => decide(true),
      'copyRecording.error': () => decide(false),
    };
  },
  states: {
    opening: { fleeting: 'It is left at once.' },
    denied: heading('Only staff can see this'),
    listing: { fleeting: 'Where developers have their tools, what records is there already.' },
    failed: { fleeting: 'Where developers have their tools, what records is there already, and does not fail.' },
    'listed.idle': all(button(copy), no(isCopied), no(isRefused)),
    'listed.copying': busyButton(copy),
    'listed.copied': isCopied,
    'listed.refused': isRefused,
  },
  without: {
    'recordings.listing on xstate.error.actor.listFlows': 'Where developers have their tools, what records is there already.',
    'recordings.failed on retry.requested': 'It does not fail there.',
  },
  isOffered: (_, { type }) => type !== 'xstate.error.actor.listFlows',
};
