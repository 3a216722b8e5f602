import type { languageMachine } from '../../../machines/shell/language.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure, inEnglish } from '../samples.ts';

export const languageFixture: Fixture<typeof languageMachine> = {
  inputs: { english: () => inEnglish },
  events: {
    'language.chosen': { german: { locale: 'de' } },
    'language.announced': { french: { locale: 'fr' } },
    'account.changed': {
      open: { account: { language: null } },
      japanese: { account: { language: 'ja' } },
      visitor: { account: null },
    },
    'retry.requested': 'bare',
  },
  outputs: { showTexts: { shown: undefined }, showWished: { shown: undefined }, saveLanguage: { ada } },
  errors: {
    showTexts: { offline: failure('unknown') },
    showWished: { offline: failure('unknown') },
    saveLanguage: { offline: failure('unknown') },
  },
};
