import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { restoredFields } from '../../../../machines/console/record.model.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { cellText } from '../cells/cell-text.ts';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

/** Somebody else saved before an earlier version came back: what they saved, and what would be there instead. */
export function RestoreConflictForm({ flow, view }: RecordProps) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { area, edits, error } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const text = (name: string, cell: Cell) => cellText(view, area.fields[name]?.kind ?? 'text', cell, i18n);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'restore.confirmed' });
  };
  return (
    <form className={styles.sheet} onSubmit={submit} aria-busy={isBusy || undefined}>
      <h2 className={styles.title}>
        <Trans>Somebody else saved this meanwhile</Trans>
      </h2>
      <p>
        <Trans>Nothing was restored yet. If you restore, these fields change from what they saved. It stays in the history.</Trans>
        {Object.keys(edits).length > 0 && (
          <>
            {' '}
            <Trans>What you typed and did not save stays.</Trans>
          </>
        )}
      </p>
      {restoredFields(snapshot.context).map(({ name, theirs, restored }) => {
        const label = view.fields[name];
        return (
          <div key={name} className={styles.section}>
            <h3>{label === undefined ? name : i18n._(label)}</h3>
            <dl className={styles.facts}>
              <div>
                <dt>{t`Theirs`}</dt>
                <dd dir="auto">{text(name, theirs)}</dd>
              </div>
              <div>
                <dt>{t`Restored`}</dt>
                <dd dir="auto">{text(name, restored)}</dd>
              </div>
            </dl>
          </div>
        );
      })}
      <FormError>{error !== null && errorText(error, i18n)}</FormError>
      <div className={styles.save}>
        <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'restore.abandoned' })}>
          <Trans>Keep theirs</Trans>
        </Button>
        <Button type="submit" isLoading={isBusy}>
          <Trans>Restore</Trans>
        </Button>
      </div>
    </form>
  );
}
