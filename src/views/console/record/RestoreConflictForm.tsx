import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { restoredFields } from '../../../../machines/console/record.model.ts';
import { cellText } from '../cells/cell-text.ts';
import { ConflictSheet } from './ConflictSheet.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

/** A conflict on restore: what somebody else saved, and what the restore would put there. */
export function RestoreConflictForm({ flow, view }: RecordProps) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { area, edits } = snapshot.context;
  const text = (name: string, cell: Cell) => cellText(view, area.fields[name]?.kind ?? 'text', cell, i18n);
  return (
    <ConflictSheet
      flow={flow}
      intro={
        <>
          <Trans>Nothing was restored yet. If you restore, these fields change from what they saved. It stays in the history.</Trans>
          {Object.keys(edits).length > 0 && (
            <>
              {' '}
              <Trans>What you typed and did not save stays.</Trans>
            </>
          )}
        </>
      }
      keepText={<Trans>Keep theirs</Trans>}
      onKeep={() => flow.send({ type: 'restore.abandoned' })}
      submitText={<Trans>Restore</Trans>}
      onSubmit={() => flow.send({ type: 'restore.confirmed' })}
    >
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
    </ConflictSheet>
  );
}
