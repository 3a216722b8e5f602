import { fromCallback, fromPromise } from 'xstate';
import type { InstallEvent } from '../../machines/shell/install.machine.ts';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent: in Chromium only. */
interface Prompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isPrompt = (event: Event): event is Prompt => 'prompt' in event && 'userChoice' in event;

/** The browser's question to install the web app: says when there is one, and shows it. */
export function createInstallPrompt() {
  let last: Prompt | null = null;
  return {
    followBrowser: fromCallback<InstallEvent>(({ sendBack }) => {
      const offer = (event: Event) => {
        if (!isPrompt(event)) return;
        last = event;
        sendBack({ type: 'install.offered' });
      };
      const done = () => sendBack({ type: 'install.done' });
      addEventListener('beforeinstallprompt', offer);
      addEventListener('appinstalled', done);
      return () => {
        removeEventListener('beforeinstallprompt', offer);
        removeEventListener('appinstalled', done);
      };
    }),
    askBrowser: fromPromise<boolean>(async () => {
      const prompt = last;
      last = null;
      if (prompt === null) return false;
      await prompt.prompt();
      return (await prompt.userChoice).outcome === 'accepted';
    }),
  };
}
