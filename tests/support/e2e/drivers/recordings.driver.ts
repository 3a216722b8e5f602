import { recordingsMachine } from '../../../../machines/recordings.machine.ts';
import { recordingsFixture } from '../../../machines/recordings.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
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
    // A clipboard that waits for the test, and then takes what it is given or does not.
    await page.addInitScript(() => {
      const waiting: ((isTaken: boolean) => void)[] = [];
      const writeText = () =>
        new Promise<void>((resolve, reject) => {
          waiting.push((isTaken) => (isTaken ? resolve() : reject(new DOMException('Denied', 'NotAllowedError'))));
        });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      Reflect.set(globalThis, 'decideClipboard', (isTaken: boolean) => waiting.pop()?.(isTaken));
    });
    await visit('/console/recordings');
    const decide = (isTaken: boolean) =>
      page.evaluate((decision) => {
        const act: unknown = Reflect.get(globalThis, 'decideClipboard');
        if (typeof act === 'function') act(decision);
      }, isTaken);
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
