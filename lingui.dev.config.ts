import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { forDevelopers } from './lingui.config.ts';

/** The texts of the developers' pages: nobody translates them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en' },
  catalogs: Object.entries(forDevelopers).map(([folder, include]) => ({
    path: `<rootDir>/src/${folder}/locales/{locale}/messages`,
    include,
  })),
  format: formatter({ lineNumbers: false }),
});
