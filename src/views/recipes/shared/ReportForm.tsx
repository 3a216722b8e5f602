import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { tellUsMachine } from '../../../../machines/account/tell-us.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './SharedRecipePage.module.css';

/** What a visitor tells the people behind the product about a shared recipe. */
export function ReportForm({ report }: { report: ActorRefFrom<typeof tellUsMachine> }) {
  const { t, i18n } = useLingui();
  const { words, problem, error } = useSelector(report, (snapshot) => snapshot.context);
  const isBusy = useSelector(report, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(report, (snapshot) => snapshot.matches('sent'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    report.send({ type: 'form.submitted' });
  };
  return (
    <details className={styles.report}>
      <summary className={styles.summary}>
        <Trans>Report this recipe</Trans>
      </summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextArea
          label={t`What is wrong with it?`}
          value={words}
          rows={4}
          isAutoHeight
          readOnly={isBusy}
          errorText={fieldText('words', problem, error, i18n)}
          onValueChange={(value) => report.send({ type: 'words.changed', words: value })}
        />
        <FormError>{commonText(['words'], error, i18n)}</FormError>
        <Button type="submit" size="Flat" isLoading={isBusy}>
          <Trans>Send</Trans>
        </Button>
        <SuccessMessage>{isSent && <Trans>Thank you. Your message has arrived.</Trans>}</SuccessMessage>
      </form>
    </details>
  );
}
