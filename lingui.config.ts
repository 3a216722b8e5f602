import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const forDevelopers = ['<rootDir>/src/dev', '<rootDir>/src/views/flows', '<rootDir>/src/composition/flows/flow-viewer.ts'];

export default defineConfig({
  sourceLocale: 'en',
  // The pseudo-locale shows at a glance which text never went through Lingui, and which place has no room for a longer language.
  locales: ['en', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en' },
  // No visitor of the product fetches the texts of the developers' pages.
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'], exclude: forDevelopers },
    { path: '<rootDir>/src/dev/locales/{locale}/messages', include: forDevelopers },
  ],
  format: formatter({ lineNumbers: false }),
});
