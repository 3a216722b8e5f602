import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Segmented } from '../../../ui/Segmented.tsx';
import { cellText } from '../cells/cell-text.ts';
import { ConflictSheet } from './ConflictSheet.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

/** A conflict: every field that both sides changed, with both values and a choice. */
export function ConflictForm({ flow, view }: RecordProps) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { area, edits, conflict } = snapshot.context;
  if (conflict === null) return null;
  const text = (name: string, cell: (typeof edits)[string] | undefined) =>
    cellText(view, area.fields[name]?.kind ?? 'text', cell ?? null, i18n);
  return (
    <ConflictSheet
      flow={flow}
      intro={<Trans>Nothing is lost. Choose what to keep in each field, then save. Your other changes are saved too.</Trans>}
      keepText={<Trans>Keep theirs, discard mine</Trans>}
      onKeep={() => flow.send({ type: 'edits.discarded' })}
      submitText={<Trans>Save</Trans>}
      onSubmit={() => flow.send({ type: 'save.requested' })}
    >
      {Object.entries(conflict.sides).map(([name, side]) => {
        const label = view.fields[name];
        return (
          <div key={name} className={styles.section}>
            <Segmented
              label={label === undefined ? name : i18n._(label)}
              options={[
                { value: 'mine', label: t`Yours` },
                { value: 'theirs', label: t`Theirs` },
              ]}
              value={side}
              onValueChange={(chosen) => flow.send({ type: 'side.chosen', name, side: chosen })}
            />
            <dl className={styles.facts}>
              <div>
                <dt>{t`Yours`}</dt>
                <dd dir="auto">{text(name, edits[name])}</dd>
              </div>
              <div>
                <dt>{t`Theirs`}</dt>
                <dd dir="auto">{text(name, conflict.theirs.fields[name])}</dd>
              </div>
            </dl>
          </div>
        );
      })}
    </ConflictSheet>
  );
}
