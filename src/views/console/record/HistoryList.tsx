import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cell, Change } from '../../../../contract/console/shapes.ts';
import { useSession } from '../../../app/app-context.tsx';
import { formatMoment } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { cellText } from '../cells/cell-text.ts';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

/** The change log: who changed what, from which value to which, newest first. */
export function HistoryList({ flow, view }: RecordProps) {
  const snapshot = useSelector(flow, (current) => current);
  const { history, older, isHistoryOpen } = snapshot.context;
  const hasMore = !isHistoryOpen || older !== null;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>History</Trans>
      </h2>
      {isHistoryOpen && history.length === 0 && (
        <p className={styles.note}>
          <Trans>Nothing was changed yet.</Trans>
        </p>
      )}
      <ul>
        {history.map((change) => (
          <ChangeRow key={change.guid} flow={flow} view={view} change={change} />
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button
            variant="Outlined"
            size="Small"
            isLoading={snapshot.matches('loadingHistory')}
            onClick={() => flow.send({ type: 'history.requested' })}
          >
            {isHistoryOpen ? <Trans>Older changes</Trans> : <Trans>Show the history</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

function ChangeRow({ flow, view, change }: RecordProps & { change: Change }) {
  const { i18n } = useLingui();
  const { su } = useSession().extra;
  const snapshot = useSelector(flow, (current) => current);
  const { area, restoring } = snapshot.context;
  const mayEdit = area.editNeeds !== null && su?.[area.editNeeds] === true;
  const text = (name: string, cell: Cell) => cellText(view, area.fields[name]?.kind ?? 'text', cell, i18n);
  return (
    <li className={styles.change}>
      <p className={styles.note}>
        <bdi>{change.by}</bdi> · {formatMoment(change.at, i18n.locale)}
      </p>
      <ul>
        {Object.entries(change.changes).map(([name, { from, to }]) => {
          const label = view.fields[name];
          return (
            <li key={name}>
              {label === undefined ? name : i18n._(label)}: <del className={styles.from}>{text(name, from)}</del>{' '}
              <ins className={styles.to}>{text(name, to)}</ins>
            </li>
          );
        })}
      </ul>
      {mayEdit && (
        <Button
          variant="Outlined"
          size="Small"
          disabled={!snapshot.matches('shown')}
          isLoading={snapshot.matches('restoring') && restoring === change.version}
          onClick={() => flow.send({ type: 'restore.requested', version: change.version })}
        >
          <Trans>Restore</Trans>
        </Button>
      )}
    </li>
  );
}
