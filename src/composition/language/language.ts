import { waitFor } from 'xstate';
import type { Session } from '../../../contract/entities.ts';
import type { LanguageInput } from '../../../machines/shell/language.machine.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { fetchView } from '../../pages/loaded-views.ts';
import type { Call } from '../../services/call.ts';
import { whenTakenOver } from '../../services/served-page.ts';
import { fetchLater } from './arrival.ts';

export interface LanguageNeeds {
  app: AppActor;
  call: Call;
  saveSession: (session: Session) => void;
}

/** The language actor. Loaded after the first page is shown; until then the page keeps the language it was served in. */
export function createLanguage(needs: LanguageNeeds, input: LanguageInput): void {
  const { app } = needs;
  fetchLater({
    app,
    pause: 0,
    fetchPart: async () => {
      await whenTakenOver();
      await Promise.all(app.getSnapshot().context.pages.map(({ actor }) => waitFor(actor, (page) => !page.hasTag('busy'))));
      const [{ openLanguage }] = await Promise.all([import('./language-actor.ts'), fetchView('language')]);
      app.send({ type: 'language.arrived', logic: openLanguage(needs), input });
    },
    // Retries at the next page change.
    onHope: (tryAgain) => {
      const subscription = app.subscribe(() => {
        subscription.unsubscribe();
        tryAgain();
      });
    },
  });
}
