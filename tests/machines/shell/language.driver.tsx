import { screen } from '@testing-library/react';
import { languageMachine } from '../../../machines/shell/language.machine.ts';
import { LanguageChoice } from '../../../src/language/LanguageChoice.tsx';
import { LanguageForm } from '../../../src/views/account/settings/LanguageForm.tsx';
import { languageFixture } from './language.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { any, no, text, type Sight } from '../../support/views/sights.ts';

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });

const isFetching: Sight = () => choice().getAttribute('aria-busy') === 'true';
const isSaved = text('Your language is saved.');
const isUnsaved = text('Your language is not saved to your account yet.');
const hasFailed = text(/^The .* texts could not be loaded\.$/);

export const languageDriver: ViewDriver<typeof languageMachine> = {
  machine: languageMachine,
  fixture: languageFixture,
  // The footer of every page, and the settings page.
  open: openFlow(languageMachine, languageFixture, (flow) => (
    <>
      <LanguageForm flow={flow} />
      <LanguageChoice flow={flow}>{null}</LanguageChoice>
    </>
  )),
  events: {
    'language.chosen': ({ user }, { locale }) => user.selectOptions(choice(), locale),
    'language.announced': { elsewhere: 'Another tab of the browser says it.' },
    'account.changed': { elsewhere: 'The composition root hands on what the session says.' },
    'retry.requested': press('Try again'),
  },
  states: {
    settled: no(any(isFetching, isSaved, isUnsaved, hasFailed)),
    switching: isFetching,
    following: isFetching,
    saving: { unseen: 'The language is shown already; only whether it could be saved is worth a word.' },
    saved: isSaved,
    unsaved: isUnsaved,
    failed: hasFailed,
  },
};
