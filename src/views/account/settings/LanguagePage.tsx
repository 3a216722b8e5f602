import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { languageSettingTexts as texts } from './language-texts.ts';

/** /account/language: the language of pages and mails. */
export function LanguagePage() {
  const { _ } = useLingui();
  const { app } = useApp();
  const flow = useSelector(app, (snapshot) => snapshot.context.language);
  return (
    <>
      <FormHead title={_(texts.title)} intro={_(texts.intro)} />
      {flow === null ? <DataPlaceholder isInSheet /> : <LanguageForm flow={flow} />}
    </>
  );
}
