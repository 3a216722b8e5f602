import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { locales } from './contract/locales.ts';

const under = (...paths: string[]) => paths.map((path) => `<rootDir>/src/${path}`);

/** The texts of the developers' pages, by the folder that keeps them. No visitor fetches them, and they stay in English: see lingui.dev.config.ts. */
export const forDevelopers = {
  dev: under('dev', 'views/flows', 'composition/flows/flow-viewer.ts'),
  'views/showcase': under('views/showcase'),
};

/** The texts of pages that are visited together, fetched with their code: see src/catalogs.ts. What two groups say stands in both. */
const groups = {
  landing: under('views/landing'),
  sample: under('views/sample', 'texts/quantity-texts.ts', 'texts/time-texts.ts'),
  legal: under('views/legal'),
  'way-in': under(
    'views/auth-wrapper',
    'views/credentials',
    'views/sign-in',
    'views/sign-up',
    'views/recovery',
    'views/reset',
    'views/third-party',
    'composition/flows/reset.ts',
    'texts/error-texts.ts',
    'texts/oauth-texts.ts',
    'texts/problem-texts.ts',
  ),
  member: under('views/member', 'views/account', 'views/kitchen', 'views/photo', 'views/recipe', 'composition/flows/kitchen.ts', 'texts'),
  settings: under(
    'views/settings',
    'composition/flows/session-list.ts',
    'views/connections',
    'views/passkeys',
    'views/third-party',
    'views/credentials',
    'views/sign-up/ProfileForm.tsx',
    'views/sign-up/Undelivered.tsx',
    'views/sign-up/VerificationForm.tsx',
  ),
  staff: under('views/recordings', 'views/impersonation', 'views/step-up', 'composition/step-up.ts'),
  notices: under('views/notices'),
  saved: under('views/saved-recipes', 'views/recipe', 'views/photo', 'texts'),
  debug: under('views/debug', 'texts/error-texts.ts', 'texts/oauth-texts.ts', 'texts/problem-texts.ts'),
};

export default defineConfig({
  sourceLocale: 'en',
  // The pseudo-locale shows at a glance which text never went through Lingui, and which place has no room for a longer language.
  locales: [...locales, 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    // Every page has this one, and with it whatever no group lists.
    { path: '<rootDir>/src/locales/{locale}/shell', include: under(''), exclude: Object.values({ ...forDevelopers, ...groups }).flat() },
    ...Object.entries(groups).map(([name, include]) => ({ path: `<rootDir>/src/locales/{locale}/${name}`, include })),
    // What the server says, in every language that the pages speak: see server/language/speech.ts.
    { path: '<rootDir>/server/locales/{locale}/messages', include: ['<rootDir>/server'] },
  ],
  format: formatter({ lineNumbers: false }),
});
