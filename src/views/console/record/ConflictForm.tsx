import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { cellText } from '../cells/cell-text.ts';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

/** Somebody else saved first: every field that both changed, with both values, and which one is to hold. */
export function ConflictForm({ flow, view }: RecordProps) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { area, edits, conflict, error } = snapshot.context;
  if (conflict === null) return null;
  const isBusy = snapshot.hasTag('busy');
  const text = (name: string, cell: (typeof edits)[string] | undefined) =>
    cellText(view, area.fields[name]?.kind ?? 'text', cell ?? null, i18n);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'save.requested' });
  };
  return (
    <form className={styles.sheet} onSubmit={submit} aria-busy={isBusy || undefined}>
      <h2 className={styles.title}>
        <Trans>Somebody else saved this meanwhile</Trans>
      </h2>
      <p>
        <Trans>Nothing is lost. Choose what to keep in each field, then save. Your other changes are saved too.</Trans>
      </p>
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
      <FormError>{error !== null && errorText(error, i18n)}</FormError>
      <div className={styles.save}>
        <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'edits.discarded' })}>
          <Trans>Keep theirs, discard mine</Trans>
        </Button>
        <Button type="submit" isLoading={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
