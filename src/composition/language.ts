import { waitFor } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { LanguageInput } from '../../machines/language.machine.ts';
import type { AppActor } from '../app/app-context.tsx';
import type { Call } from '../services/call.ts';

export interface LanguageNeeds {
  app: AppActor;
  call: Call;
  saveSession: (session: Session) => void;
}

/** What changes the language of the pages. It is fetched when the first page is there: nobody waits for it. */
export function createLanguage(needs: LanguageNeeds, input: LanguageInput): void {
  const { app } = needs;
  let isAsked = false;
  const subscription = app.subscribe(async (snapshot) => {
    if (isAsked || snapshot.hasTag('blank')) return;
    isAsked = true;
    try {
      await Promise.all(snapshot.context.pages.map(({ actor }) => waitFor(actor, (page) => !page.hasTag('busy'))));
      const { openLanguage } = await import('./language-actor.ts');
      app.send({ type: 'language.arrived', logic: openLanguage(needs), input });
      subscription.unsubscribe();
    } catch {
      // The next change of page asks again; until then the page stays in the language that it was served in.
      isAsked = false;
    }
  });
}
