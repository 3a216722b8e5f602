import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Run } from '../../../../contract/console/shapes.ts';
import type { BulkActionRef } from '../../../../machines/console/bulk-action.machine.ts';
import { isUndoable, leftOf } from '../../../../machines/console/bulk-action.model.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { areaViews } from '../areas/area-views.ts';
import styles from './BulkActionBox.module.css';
import { leftText, runTitle, stateTexts } from './run-texts.ts';

interface RunProps {
  flow: BulkActionRef;
  run: Run;
}

/** Progress of a run, and at its end the skipped rows and the undo. */
export function RunReport({ flow, run, onClose }: RunProps & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { error } = snapshot.context;
  const isRunning = snapshot.hasTag('run');
  const left = leftOf(run);
  return (
    <>
      {run.undoes !== null && <h3 className={styles.count}>{runTitle(run, i18n)}</h3>}
      {isRunning && <progress className={styles.progress} max={run.total} value={run.done + left} aria-label={t`Progress`} />}
      <StatusMessage>
        {i18n._(stateTexts[run.state])} · <Plural value={run.done} one="# row done" other="# rows done" />
        {left > 0 && (
          <>
            {' · '}
            <Plural value={left} one="# skipped" other="# skipped" />
          </>
        )}
      </StatusMessage>
      <p className={styles.note}>
        <bdi>{run.by}</bdi> · {formatMoment(run.startedAt, i18n.locale)}
      </p>
      <LeftRows flow={flow} />
      {snapshot.matches('reportFailed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <FormError>{!snapshot.matches('reportFailed') && error !== null && errorText(error, i18n)}</FormError>
      {run.undoneBy !== null && (
        <p className={styles.note}>
          {isUndoable(run) ? <Trans>Not all of this was undone. You can undo the rest.</Trans> : <Trans>This was undone.</Trans>}
        </p>
      )}
      <div className={styles.answers}>
        {isRunning && (
          <Button variant="Outlined" isLoading={snapshot.matches('cancelling')} onClick={() => flow.send({ type: 'cancel.requested' })}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {isUndoable(run) && (snapshot.matches('done') || snapshot.matches('undoing') || snapshot.matches('provingToUndo')) && (
          <Button
            variant="Outlined"
            icon={<Undo2 />}
            isLoading={snapshot.matches('undoing')}
            onClick={() => flow.send({ type: 'undo.requested' })}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
        <ResultLink flow={flow} run={run} />
        <Button onClick={onClose}>{isRunning ? <Trans>Let it run</Trans> : <Trans>Close</Trans>}</Button>
      </div>
    </>
  );
}

/** Link to the affected row. */
function ResultLink({ flow, run }: RunProps) {
  const { i18n } = useLingui();
  const { area, action, answer, rows } = useSelector(flow, (snapshot) => snapshot.context);
  const result = areaViews[area].results?.[action];
  const [row] = rows;
  if (result === undefined || row === undefined || run.done === 0 || run.undoes !== null || run.undoneBy !== null) return null;
  return <ButtonLink href={result.path(answer, row.guid)}>{i18n._(result.label)}</ButtonLink>;
}

function LeftRows({ flow }: { flow: BulkActionRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { report, next } = snapshot.context;
  const isLoading = snapshot.matches('reporting');
  if (report.length === 0) return isLoading ? <DataPlaceholder isInSheet /> : null;
  return (
    <>
      <ul className={styles.left} aria-label={t`Skipped rows`}>
        {report.map(({ guid, title, reason, fault }) => (
          <li key={guid}>
            <bdi>{title}</bdi>
            <span className={styles.reason}>
              {leftText(reason, i18n)}
              {fault !== undefined && fault !== null && <bdi> {fault}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button variant="Transparent" size="Small" isLoading={isLoading} onClick={() => flow.send({ type: 'more.requested' })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
