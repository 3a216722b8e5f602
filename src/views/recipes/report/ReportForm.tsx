import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reportKinds, type ReportKind } from '../../../../contract/recipes/feedback-endpoints.ts';
import type { reportMachine } from '../../../../machines/recipes/report.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { RadioChips } from '../../../ui/RadioChips.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './ReportForm.module.css';

const kindTexts: Record<ReportKind, MessageDescriptor> = {
  unsafe: msg`It may be unsafe`,
  allergens: msg`Wrong allergens`,
  broken: msg`It does not work`,
  other: msg`Something else`,
};

interface ReportFormProps {
  report: ActorRefFrom<typeof reportMachine>;
  /** The viewed version; null where there is only one. */
  version: number | null;
  /** The button that opens the form. */
  title: ReactNode;
}

/** Reports a problem with a recipe to the team. */
export function ReportForm({ report, version, title }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const kindId = useId();
  const { kind, words, problems, error } = useSelector(report, (snapshot) => snapshot.context);
  const isBusy = useSelector(report, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(report, (snapshot) => snapshot.matches('sent'));
  const kindError = fieldText('kind', problems.kind, error, i18n);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    report.send({ type: 'form.submitted', version });
  };
  return (
    <details className={styles.report}>
      <summary className={styles.summary}>{title}</summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div role="group" aria-describedby={kindId}>
          <RadioChips
            label={t`What is it about?`}
            options={reportKinds.map((value) => ({ value, label: i18n._(kindTexts[value]) }))}
            value={kind}
            onValueChange={(chosen) => report.send({ type: 'kind.chosen', kind: chosen })}
          />
          <div id={kindId}>
            <FormError>{kindError}</FormError>
          </div>
        </div>
        <TextArea
          label={t`What is wrong with it?`}
          value={words}
          rows={4}
          isAutoHeight
          readOnly={isBusy}
          dir="auto"
          errorText={fieldText('words', problems.words, error, i18n)}
          onValueChange={(value) => report.send({ type: 'words.changed', words: value })}
        />
        <FormError>{commonText(['kind', 'words'], error, i18n)}</FormError>
        <Button type="submit" size="Flat" isLoading={isBusy}>
          <Trans>Send</Trans>
        </Button>
        <SuccessMessage>{isSent && <Trans>Thank you. Your message has arrived.</Trans>}</SuccessMessage>
      </form>
    </details>
  );
}
