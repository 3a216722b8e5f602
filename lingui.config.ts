import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { locales } from './contract/shell/locales.ts';

const under = (...paths: string[]) => paths.map((path) => `<rootDir>/src/${path}`);

/** The texts of the developers' pages, by the folder that keeps them. No visitor fetches them, and they stay in English: see lingui.dev.config.ts. */
export const forDevelopers = {
  dev: under('dev', 'views/developer/flows', 'composition/developer/flow-viewer.ts'),
  'views/developer/showcase': under('views/developer/showcase'),
};

/** The texts of pages that are visited together, fetched with their code: see src/language/catalogs.ts. What two groups say stands in both. */
const groups = {
  landing: under('views/shell/landing'),
  sample: under('views/kitchen/sample', 'texts/quantity-texts.ts', 'texts/time-texts.ts'),
  legal: under('views/shell/legal'),
  'way-in': under(
    ...['auth-wrapper', 'credentials', 'denial', 'oauth', 'recovery', 'reset', 'sign-up'].map((folder) => `views/sign-in/${folder}`),
    ...['PasskeyWay', 'SecondStepForm', 'SignInPage'].map((view) => `views/sign-in/${view}.tsx`),
    'views/account/passkeys/NewCodes.tsx',
    'composition/sign-in/reset.ts',
    'texts/error-texts.ts',
    'texts/oauth-texts.ts',
    'texts/problem-texts.ts',
  ),
  member: under(
    'views/shell/member',
    'views/kitchen/jobs',
    'views/recipes/changes',
    'views/recipes/share',
    'views/recipes/collections',
    'views/recipes/photo',
    'views/recipes/offline',
    'composition/recipes/collections.ts',
    'composition/recipes/recipe-photo.ts',
    'composition/recipes/erasure.ts',
    'composition/recipes/share.ts',
    'views/recipes/list',
    'views/kitchen/order',
    'views/kitchen/photo',
    'views/kitchen/photos',
    'services/photo-store.ts',
    'views/kitchen/timers',
    'views/recipes/recipe',
    'views/recipes/cook-mode',
    'views/recipes/notes',
    'views/recipes/feedback',
    'views/recipes/report',
    'views/recipes/refine',
    'views/recipes/versions',
    'views/recipes/edit',
    'views/recipes/transcription',
    'views/recipes/category/CategoryLinks.tsx',
    'views/recipes/shopping/AddToShopping.tsx',
    'composition/recipes/to-shopping.ts',
    'composition/recipes/hands-free.ts',
    'composition/recipes/recipe-feedback.ts',
    'composition/recipes/recipe-changes.ts',
    'composition/kitchen/stop-cooking.ts',
    'texts',
  ),
  settings: under(
    'views/account/settings',
    'composition/account/session-list.ts',
    'texts/device-texts.ts',
    'views/account/connections',
    'views/account/passkeys',
    'views/account/tell-us',
    'views/sign-in/oauth',
    'views/sign-in/credentials',
    'views/sign-in/sign-up/ProfileForm.tsx',
    'views/sign-in/sign-up/Undelivered.tsx',
    'views/sign-in/sign-up/VerificationForm.tsx',
  ),
  staff: under(
    'views/developer/recordings',
    'views/console/impersonation',
    'views/console/staff-only',
    'views/sign-in/step-up',
    'composition/sign-in/step-up.ts',
  ),
  console: under(
    ...[
      'activity',
      'areas',
      'bulk-action',
      'category-tree',
      'cells',
      'frame',
      'lab',
      'list',
      'overview',
      'palette',
      'record',
      'refusal',
      'sitemaps',
    ].map((folder) => `views/console/${folder}`),
    'views/sign-in/step-up',
    'composition/sign-in/step-up.ts',
    'composition/console',
    'texts/quantity-texts.ts',
  ),
  notices: under(
    'views/shell/notices',
    'composition/kitchen/kitchen-news.ts',
    'composition/kitchen/kitchen-timers.ts',
    'composition/kitchen/stop-cooking.ts',
  ),
  // What goes on in the viewer's kitchen, on every page.
  'kitchen-news': under(
    'views/kitchen/jobs',
    'views/kitchen/timers',
    'texts/stage-texts.ts',
    'texts/time-texts.ts',
    'texts/error-texts.ts',
    'texts/oauth-texts.ts',
    'texts/problem-texts.ts',
  ),
  shopping: under(
    'views/recipes/shopping',
    'texts/error-texts.ts',
    'texts/oauth-texts.ts',
    'texts/problem-texts.ts',
    'texts/quantity-texts.ts',
  ),
  import: under('views/recipes/import'),
  saved: under('views/recipes/saved', 'views/recipes/offline', 'views/recipes/recipe', 'views/kitchen/photo', 'texts'),
  shared: under(
    'views/recipes/shared',
    'views/recipes/report',
    'views/recipes/category',
    'views/shell/landing/WaysIn.tsx',
    'views/recipes/recipe',
    'views/kitchen/photo',
    'texts',
  ),
  debug: under('views/developer/debug', 'texts/error-texts.ts', 'texts/oauth-texts.ts', 'texts/problem-texts.ts'),
};

export default defineConfig({
  sourceLocale: 'en',
  // The pseudo-locale shows at a glance which text never went through Lingui, and which place has no room for a longer language.
  locales: [...locales, 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    // Every page has this one, and with it whatever no group lists.
    {
      path: '<rootDir>/src/language/locales/{locale}/shell',
      include: under(''),
      exclude: Object.values({ ...forDevelopers, ...groups }).flat(),
    },
    ...Object.entries(groups).map(([name, include]) => ({ path: `<rootDir>/src/language/locales/{locale}/${name}`, include })),
    // What the server says, in every language that the pages speak: see server/language/speech.ts.
    { path: '<rootDir>/server/locales/{locale}/messages', include: ['<rootDir>/server'] },
    // What the kitchen says about its work.
    { path: '<rootDir>/packages/kitchen/data/remarks/{locale}', include: ['<rootDir>/packages/kitchen/src'] },
  ],
  format: formatter({ lineNumbers: false }),
});
