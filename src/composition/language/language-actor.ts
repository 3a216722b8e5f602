import { t } from '@lingui/core/macro';
import { enums, object } from 'superstruct';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Session } from '../../../contract/entities.ts';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { sessionEndpoints } from '../../../contract/sign-in/session-endpoints.ts';
import { languageMachine, type LanguageAccount } from '../../../machines/shell/language.machine.ts';
import { showTexts } from '../../language/i18n.ts';
import { rememberLanguage } from '../../language/starting-language.ts';
import { takeParameter } from '../../services/location.ts';
import { openTabChannel, tabChannels } from '../../services/tab-channel.ts';
import { showError } from '../../services/toaster.ts';
import type { LanguageNeeds } from './language.ts';
import { ownName } from '../../language/language-names.ts';

/** Follows the account of the person signed in, not the impersonated one. */
function accountOf({ email, extra }: Session): LanguageAccount | null {
  return email === null || extra.suLogin !== undefined ? null : { language: extra.language ?? null };
}

/** The language actor, wired to the catalogs, the cookie, the other tabs and the account. */
export function openLanguage({ call, app, saveSession }: LanguageNeeds) {
  const tabs = openTabChannel(tabChannels.language, object({ locale: enums(locales) }), ({ locale }) => ({
    type: 'language.announced',
    locale,
  }));
  return languageMachine.provide({
    actors: {
      showTexts: fromPromise<void, { locale: Locale }>(({ input, signal }) => showTexts(input.locale, signal)),
      saveLanguage: call(sessionEndpoints.chooseLanguage),
      followTabs: tabs.follow,
      followSession: fromCallback<EventObject>(({ sendBack }) => {
        let known: LanguageAccount | null = null;
        const follow = () => {
          const session = app.getSnapshot().children.session?.getSnapshot().context.session;
          const account = session === undefined ? null : accountOf(session);
          if ((account === null) === (known === null) && account?.language === known?.language) return;
          known = account;
          sendBack({ type: 'account.changed', account });
        };
        follow();
        const subscription = app.subscribe(follow);
        return () => subscription.unsubscribe();
      }),
    },
    actions: {
      rememberChoice: (_, { locale }) => {
        rememberLanguage(locale);
        // The locale in the address no longer applies.
        takeParameter('locale');
        // Recipes that the kitchen can rewrite are loaded in the new language.
        for (const { actor } of app.getSnapshot().context.pages) actor.send({ type: 'language.changed' });
      },
      tellTabs: (_, { locale }) => tabs.tell({ locale }),
      saveSession: (_, { session }) => saveSession(session),
      reportMissing: (_, { locale }) => {
        const language = ownName(locale);
        showError(t`The ${language} texts could not be loaded. Please check your connection and try again.`);
      },
      reportUnsaved: () => showError(t`Your language is set in this browser, but could not be saved to your account.`),
    },
  });
}
