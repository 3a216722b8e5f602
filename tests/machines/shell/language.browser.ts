import { isLocale, locales, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { languageMachine } from '../../../machines/shell/language.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { tabChannels } from '../../../src/services/tab-channel.ts';
import { languageFixture } from './language.fixture.ts';
import type { PlannedStep } from '../../support/plan.ts';
import type { BrowserDriver, Move, Sight } from '../../support/e2e/browser-driver.ts';
import { textsPath } from '../../support/e2e/built.ts';
import type { HeldCalls } from '../../support/e2e/held-calls.ts';
import { any, no } from '../../support/e2e/sights.ts';

// Loaded texts switch at once, leaving no time for other events: each choice is another language.
const others = locales.filter((locale) => locale !== sourceLocale);
const each = <T>(make: (locale: Locale) => T) => Object.fromEntries(others.map((locale) => [locale, make(locale)]));
const isNext = (wanted: Locale, locale: unknown) => isLocale(locale) && locales.indexOf(locale) === locales.indexOf(wanted) + 1;

const isFetching: Sight = async (page) => (await page.locator('footer select[aria-busy=true]').count()) > 0;
const status =
  (icon: string): Sight =>
  async (page) =>
    (await page.locator(icon).count()) > 0;
/** The text is in the chosen language, so it is found by its icon. */
const isSaved = status('main .lucide-circle-check');
const isNotSaved = status('main [role=alert] .lucide-triangle-alert');

export const languageDriver: BrowserDriver = {
  because: 'It fetches chunks and changes the document itself.',
  subject: { machine: languageMachine },
  fixture: {
    ...languageFixture,
    events: {
      'language.chosen': each((locale) => ({ locale })),
      'language.announced': each((locale) => ({ locale })),
      'account.changed': { ...each((language) => ({ account: { language } })), ...languageFixture.events['account.changed'] },
      'retry.requested': 'bare',
    },
  },
  open: async ({ page, server, hold, visit, goInPage, signIn, skip, expectNoise }) => {
    // Chromium logs each chunk that fails to load.
    expectNoise(/Unable to load|The server says/);
    const user = await server.addUser();
    const held = new Map<string, { texts: HeldCalls; save: HeldCalls }>();
    for (const locale of others) {
      const texts = await hold('GET', textsPath(locale));
      held.set(locale, { texts, save: await hold('PUT', /^\/api\/session\/language$/, new RegExp(`"${locale}"`)) });
    }
    const callsFor = ({ snapshot }: PlannedStep) => {
      const calls = held.get(snapshot.context['wanted']);
      if (calls === undefined) throw new Error('Only other languages than English are wished for.');
      return calls;
    };
    const arrive: Move = (step) => callsFor(step).texts.release();
    const failToArrive: Move = (step) => callsFor(step).texts.answer(404);
    // The tab becomes visible again.
    const look = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await visit('/');
    await page.locator('footer select:has([value=de])').waitFor();
    return {
      'language.chosen': async ({ event }) =>
        void (await page.locator('footer select:has([value=de])').selectOption(String(event['locale']))),
      'language.announced': ({ event }) =>
        page.evaluate(
          ([channel, locale]) => {
            const otherTab = new BroadcastChannel(channel);
            otherTab.postMessage({ locale });
            otherTab.close();
          },
          [tabChannels.language, String(event['locale'])] as const,
        ),
      'account.changed(visitor)': async () => {
        await goInPage('/');
        await page.context().clearCookies({ name: 'session' });
        await look();
      },
      'account.changed': async ({ event }) => {
        await server.db.updateTable('users').set({ language: event['account'].language }).where('guid', '=', user.guid).execute();
        await signIn(user);
        await look();
        // The session is now known; the settings would reload as a visitor.
        await page.locator('header a[href="/account"]').waitFor();
        await goInPage('/account/language');
        await page.locator('main .lucide-circle-check, main input[type=radio]').first().waitFor({ state: 'attached' });
      },
      'showTexts.done': arrive,
      'showWished.done': arrive,
      'showTexts.error': failToArrive,
      'showWished.error': failToArrive,
      'after(textTimeout)': () => skip(timings.chunkTimeout),
      'saveLanguage.done': (step) => callsFor(step).save.release(),
      'saveLanguage.error': (step) => callsFor(step).save.releaseToFail(),
      'retry.requested': () => page.locator('main [role=alert] button').click(),
    };
  },
  states: {
    settled: no(any(isFetching, isSaved, isNotSaved)),
    switching: isFetching,
    following: isFetching,
    saving: { fleeting: 'The language is shown already; only whether it could be saved is worth a word.' },
    saved: isSaved,
    unsaved: isNotSaved,
    failed: { fleeting: 'Elsewhere than in the settings a toast says it, and goes: tests/e2e/language.spec.ts.' },
  },
  isOffered: ({ context }, { type, ...event }) => {
    if (type === 'retry.requested') return context['account'] !== null;
    if (type === 'account.changed') {
      const account: { language: string | null } | null = event['account'];
      if (account === null) return context['account'] !== null;
      // The account's earlier language has no effect.
      if (account.language === context['account']?.language) return false;
      return account.language === null || isNext(context['wanted'], account.language);
    }
    return !type.startsWith('language.') || isNext(context['wanted'], event['locale']);
  },
};
