import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { timings } from '../parts/timings.ts';

export interface LanguageInput {
  /** The initial locale: a language, or the developers' pseudo-locale. */
  locale: string;
  /** The page's address requests this locale; it overrides the account and other tabs. */
  isFixed: boolean;
}

/** The signed-in user's account. Impersonating staff keep their own language. */
export interface LanguageAccount {
  /** Null before a choice. */
  language: Locale | null;
}

interface LanguageContext extends LanguageInput {
  /** The newest requested language: loading, shown, or failed. */
  wanted: Locale;
  account: LanguageAccount | null;
}

export type LanguageEvent =
  | { type: 'language.chosen'; locale: Locale }
  /** Another tab of this browser changed its language. */
  | { type: 'language.announced'; locale: Locale }
  /** The user changed, or the language of the account. */
  | { type: 'account.changed'; account: LanguageAccount | null }
  | { type: 'retry.requested' };

const asked = ({ context }: { context: LanguageContext }) => ({ locale: context.wanted });

/** The language of the pages. A change does not reload them: the catalogs load first, then all texts change at once. */
export const languageMachine = setup({
  types: {} as { context: LanguageContext; input: LanguageInput; events: LanguageEvent; tags: 'busy' },
  actors: {} as {
    /** Loads the catalogs of the open pages and switches to them; when stopped earlier, nothing changes. */
    showTexts: PromiseActorLogic<void, { locale: Locale }>;
    saveLanguage: PromiseActorLogic<Session, { language: Locale }>;
    /** Sends `language.announced`. */
    followTabs: CallbackActorLogic<EventObject>;
    /** Sends `account.changed`. */
    followSession: CallbackActorLogic<EventObject>;
  },
  actions: {
    want: assign({ wanted: (_, { locale }: { locale: Locale }) => locale, isFixed: false }),
    keepAccount: assign({ account: (_, { account }: { account: LanguageAccount | null }) => account }),
    keepShown: assign({ locale: ({ context }) => context.wanted ?? context.locale }),
    /** Holes: storage of this browser, other tabs, the session, and error messages. */
    rememberChoice: (_, _params: { locale: Locale }) => undefined,
    tellTabs: (_, _params: { locale: Locale }) => undefined,
    saveSession: (_, _params: { session: Session }) => undefined,
    reportMissing: (_, _params: { locale: Locale }) => undefined,
    reportUnsaved: (_) => undefined,
  },
  guards: {
    isOther: ({ context }, { locale }: { locale: Locale }) => !context.isFixed && locale !== context.locale,
    /** Only a changed account language counts: otherwise the next session answer would revert a choice that failed to save. */
    isWished: ({ context }, { account }: { account: LanguageAccount | null }) => {
      const language = account?.language ?? null;
      return !context.isFixed && language !== null && language !== context.account?.language && language !== context.locale;
    },
    isNobody: (_, { account }: { account: LanguageAccount | null }) => account === null,
    isForAccount: ({ context }) => context.account !== null && context.account.language !== context.wanted,
  },
  delays: { textTimeout: timings.chunkTimeout },
}).createMachine({
  id: 'language',
  description: 'The language in which every text is shown.',
  context: ({ input }) => ({ ...input, wanted: sourceLocale, account: null }),
  invoke: [
    { id: 'followTabs', src: 'followTabs' },
    { id: 'followSession', src: 'followSession' },
  ],
  on: {
    // The newest choice wins in every state.
    'language.chosen': { target: '.switching', reenter: true, actions: { type: 'want', params: ({ event }) => event } },
    'language.announced': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.following',
      reenter: true,
      actions: { type: 'want', params: ({ event }) => event },
    },
    'account.changed': [
      {
        guard: { type: 'isWished', params: ({ event }) => event },
        target: '.following',
        reenter: true,
        actions: [
          { type: 'want', params: ({ context, event }) => ({ locale: event.account?.language ?? context.wanted }) },
          { type: 'keepAccount', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'keepAccount', params: ({ event }) => event } },
    ],
  },
  initial: 'settled',
  states: {
    settled: { description: 'Every text is shown in one language.' },
    switching: {
      description: 'The texts of the chosen language are on their way; the old ones stay until all of them are here.',
      tags: 'busy',
      on: {
        // The user's choice is newer than the account's language.
        'account.changed': { actions: { type: 'keepAccount', params: ({ event }) => event } },
      },
      invoke: {
        id: 'showTexts',
        src: 'showTexts',
        input: ({ context }) => ({ locale: context.wanted }),
        onDone: [
          {
            guard: 'isForAccount',
            target: 'saving',
            actions: ['keepShown', { type: 'rememberChoice', params: asked }, { type: 'tellTabs', params: asked }],
          },
          {
            target: 'settled',
            actions: ['keepShown', { type: 'rememberChoice', params: asked }, { type: 'tellTabs', params: asked }],
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportMissing', params: asked } },
      },
      after: { textTimeout: { target: 'failed', actions: { type: 'reportMissing', params: asked } } },
    },
    following: {
      description: 'The account or another tab says which language; its texts are on their way.',
      tags: 'busy',
      invoke: {
        id: 'showWished',
        src: 'showTexts',
        input: ({ context }) => ({ locale: context.wanted }),
        onDone: { target: 'settled', actions: ['keepShown', { type: 'rememberChoice', params: asked }] },
        onError: { target: 'failed', actions: { type: 'reportMissing', params: asked } },
      },
      after: { textTimeout: { target: 'failed', actions: { type: 'reportMissing', params: asked } } },
    },
    saving: {
      description: 'The language is shown; the account is told, so that mails and other devices speak it too.',
      on: {
        'account.changed': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event },
            target: 'settled',
            actions: { type: 'keepAccount', params: ({ event }) => event },
          },
          { actions: { type: 'keepAccount', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: { target: 'saved', actions: { type: 'saveSession', params: ({ event }) => ({ session: event.output }) } },
        onError: { target: 'unsaved', actions: 'reportUnsaved' },
      },
    },
    saved: { description: 'The account knows what was chosen.' },
    unsaved: {
      description: 'The language stays, but the account could not be told.',
      on: { 'retry.requested': 'saving' },
    },
    failed: {
      description: 'The texts did not come: the old language stays.',
      on: { 'retry.requested': 'switching' },
    },
  },
});
