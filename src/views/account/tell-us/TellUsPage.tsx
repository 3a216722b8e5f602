import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import { isLocale } from '../../../../contract/shell/locales.ts';
import type { Enclosure, tellUsMachine } from '../../../../machines/account/tell-us.machine.ts';
import { ownName } from '../../../language/language-names.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../../sign-in/credentials/AuthForm.tsx';
import styles from './TellUsPage.module.css';

/** Paths run left to right, even in right-to-left text. */
const leftToRight = (path: string) => `\u2066${path}\u2069`;

/** /account/tell-us: feedback to the team. */
export function TellUsPage({ flow }: PageProps<typeof tellUsMachine>) {
  const { t, i18n } = useLingui();
  const { words, page: path, enclosed, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(flow, (snapshot) => snapshot.matches('sent'));
  const page = path === null ? null : leftToRight(path);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAfter(field, [problem, error, isSent], { isNeeded: problem !== null || error !== null || isSent });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  const language = isLocale(i18n.locale) ? ownName(i18n.locale) : i18n.locale;
  const options: { value: Enclosure; label: string }[] = [
    ...(page === null ? [] : [{ value: 'page' as const, label: t`The page I came from: ${page}` }]),
    { value: 'language', label: t`My language: ${language}` },
    { value: 'answer', label: t`Please answer me by email` },
  ];
  return (
    <div className={styles.page}>
      <AuthForm
        title={<Trans>Tell us</Trans>}
        intro={<Trans>What works for you, what does not, what is missing? We read every message.</Trans>}
        onSubmit={submit}
      >
        <TextArea
          ref={field}
          label={t`Your message`}
          value={words}
          rows={6}
          isAutoHeight
          readOnly={isBusy}
          errorText={fieldText('words', problem, error, i18n)}
          onValueChange={(value) => flow.send({ type: 'words.changed', words: value })}
        />
        <CheckboxChips
          label={t`Sent with your message`}
          options={options}
          values={enclosed}
          onValuesChange={(values) => flow.send({ type: 'enclosed.changed', enclosed: values })}
        />
        <FormError>{commonText(['words'], error, i18n)}</FormError>
        <SubmitBar>
          <Button type="submit" isLoading={isBusy}>
            <Trans>Send</Trans>
          </Button>
          <SuccessMessage>{isSent && <Trans>Thank you. Your message has arrived.</Trans>}</SuccessMessage>
        </SubmitBar>
      </AuthForm>
    </div>
  );
}
