import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { activityMachine } from '../../../../machines/console/activity.machine.ts';
import { isUndoable, leftOf } from '../../../../machines/console/bulk-action.model.ts';
import type { Run } from '../../../../contract/console/shapes.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { runTitle, stateTexts } from '../bulk-action/run-texts.ts';
import { RowsPlaceholder } from '../list/RowsPlaceholder.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import styles from './ActivityPage.module.css';

/** Bulk actions of the viewer and colleagues, each with report and undo. */
export function ActivityPage({ flow }: PageProps<typeof activityMachine>) {
  const snapshot = useSelector(flow, (current) => current);
  const { runs, next, only, error } = snapshot.context;
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  const isLoading = snapshot.matches('loading');
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>
          <Trans>Activity</Trans>
        </h1>
        <p className={styles.note}>
          <Trans>
            Bulk actions by all staff. If an action can be undone, you can undo it here for 30 days, or until an account is erased.
          </Trans>
        </p>
      </div>
      {only !== null && !isLoading && !snapshot.matches('failed') && (
        <div className={styles.only}>
          <p>
            <Trans>Only bulk actions that have been running for more than 15 minutes.</Trans>
          </p>
          <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'all.requested' })}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
      {runs.length === 0 && isLoading && <RowsPlaceholder />}
      {runs.length === 0 && !isLoading && !snapshot.matches('failed') && <NoRuns isNarrowed={only !== null} />}
      {runs.length > 0 && (
        <ul className={styles.runs}>
          {runs.map((run) => (
            <RunRow key={run.guid} run={run} onOpen={() => flow.send({ type: 'run.opened', guid: run.guid })} />
          ))}
        </ul>
      )}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {next !== null && !snapshot.matches('failed') && (
        <Button variant="Outlined" className={styles.more} isLoading={isLoading} onClick={() => flow.send({ type: 'more.requested' })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function RunRow({ run, onOpen }: { run: Run; onOpen: () => void }) {
  const { t, i18n } = useLingui();
  const title = runTitle(run, i18n);
  const left = leftOf(run);
  return (
    <li className={styles.run}>
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.note}>
        {i18n._(stateTexts[run.state])} · <Plural value={run.done} one="# row done" other="# rows done" />
        {left > 0 && (
          <>
            {' · '}
            <Plural value={left} one="# skipped" other="# skipped" />
          </>
        )}
        {run.undoneBy !== null && (
          <>
            {' · '}
            {isUndoable(run) ? <Trans>undone in part</Trans> : <Trans>undone</Trans>}
          </>
        )}
      </p>
      <p className={styles.note}>
        <bdi>{run.by}</bdi> · {formatMoment(run.startedAt, i18n.locale)}
      </p>
      <Button className={styles.open} variant="Outlined" size="Small" aria-label={t`Report of ${title}`} onClick={onOpen}>
        <Trans>Report</Trans>
      </Button>
    </li>
  );
}

function NoRuns({ isNarrowed }: { isNarrowed: boolean }) {
  const title = <h2>{isNarrowed ? <Trans>No bulk action is stuck</Trans> : <Trans>Nothing was done in bulk yet</Trans>}</h2>;
  return <EmptyState art={<EmptyPlateArt />} title={title} />;
}
