import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { overviewSpans, type overviewMachine } from '../../../../machines/console/overview.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { RowsPlaceholder } from '../list/RowsPlaceholder.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import { FeedbackFigures } from './FeedbackFigures.tsx';
import { Needs } from './Needs.tsx';
import styles from './OverviewPage.module.css';
import { Plots } from './Plots.tsx';

/** /console: open tasks and key figures. */
export function OverviewPage({ flow }: PageProps<typeof overviewMachine>) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { overview, days, error } = snapshot.context;
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  const isLoading = snapshot.matches('loading');
  const choose = (chosen: string) => {
    const span = overviewSpans.find((one) => String(one) === chosen);
    if (span !== undefined) flow.send({ type: 'span.chosen', days: span });
  };
  return (
    <div className={styles.page} aria-busy={isLoading || undefined} data-fetching={isLoading || undefined}>
      <h1 className={styles.title}>
        <Trans>Overview</Trans>
      </h1>
      {overview === null && isLoading && <RowsPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {overview !== null && (
        <>
          <Needs needs={overview.needs} />
          <div className={styles.span}>
            <Segmented
              label={t`Days`}
              isLabelHidden
              options={overviewSpans.map((span) => ({ value: String(span), label: t`${span} days` }))}
              value={String(days)}
              onValueChange={choose}
            />
          </div>
          <Plots series={overview.series} />
          {overview.feedback !== undefined && <FeedbackFigures {...overview.feedback} />}
        </>
      )}
    </div>
  );
}
