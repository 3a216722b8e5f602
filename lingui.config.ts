import { defineConfig } from '@lingui/cli';
import { sourceLocale, translations } from './contract/shell/locales.ts';
import { compactPo } from './scripts/texts/compact-po.ts';
import { forDevelopers } from './scripts/texts/sources.ts';

/** One catalog per language for each part: the translator's side of `npm run messages`. What a page fetches of it, scripts/texts says. */
export default defineConfig({
  sourceLocale,
  // English has no catalog: its texts are the keys of all others.
  locales: [...translations],
  catalogs: [
    {
      path: '<rootDir>/src/language/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: forDevelopers.map((path) => `<rootDir>/${path}`),
    },
    { path: '<rootDir>/server/locales/{locale}', include: ['<rootDir>/server'] },
    { path: '<rootDir>/packages/kitchen/data/remarks/{locale}', include: ['<rootDir>/packages/kitchen/src'] },
  ],
  format: compactPo,
});
