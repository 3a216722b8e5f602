import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

interface ConflictSheetProps extends Pick<RecordProps, 'flow'> {
  /** The explanation of the conflict. */
  intro: ReactNode;
  /** The fields. */
  children: ReactNode;
  keepText: ReactNode;
  onKeep: () => void;
  submitText: ReactNode;
  onSubmit: () => void;
}

/** Replaces a record in conflict with somebody else's save. */
export function ConflictSheet({ flow, intro, children, keepText, onKeep, submitText, onSubmit }: ConflictSheetProps) {
  const { i18n } = useLingui();
  const error = useSelector(flow, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <form
      className={styles.sheet}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 className={styles.title}>
        <Trans>Somebody else saved this meanwhile</Trans>
      </h2>
      <p>{intro}</p>
      {children}
      <FormError>{error !== null && errorText(error, i18n)}</FormError>
      <div className={styles.save}>
        <Button variant="Outlined" disabled={isBusy} onClick={onKeep}>
          {keepText}
        </Button>
        <Button type="submit" isLoading={isBusy}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
