import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { debugMachine } from '../../../../machines/developer/debug.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Page } from '../../../ui/Page.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './DebugPage.module.css';

/** /debug: the latest messages to and from the kitchen, each with role and content. */
export function DebugPage({ flow }: PageProps<typeof debugMachine>) {
  const { i18n } = useLingui();
  const { config } = useApp();
  const { entries, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isListed = useSelector(flow, (snapshot) => snapshot.matches('listed'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isEmpty = entries.length === 0;
  return (
    <Page productName={config.productName} className={styles.page}>
      <h1>
        <Trans>Debug</Trans>
      </h1>
      <p>
        <Trans>The latest messages to and from the kitchen.</Trans>
      </p>
      {/* 'Loading' is shown while the list is empty; an empty answer has its own line below. */}
      <div>
        <StatusMessage>{isEmpty && !hasFailed && <Trans>Loading</Trans>}</StatusMessage>
        <FormError>{hasFailed && error && errorText(error, i18n)}</FormError>
        {isEmpty && isListed && (
          <p className={styles.hint}>
            <Trans>There are no messages yet. In production none are ever shown.</Trans>
          </p>
        )}
      </div>
      {!isEmpty && (
        <ol className={styles.entries} aria-busy={isBusy}>
          {Object.entries(entries).map(([place, { role, content }]) => (
            <li key={place} className={styles.entry} data-role={role}>
              <code className={styles.role}>{role}</code>
              <p className={styles.content} dir="auto">
                {content}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Button
        className={styles.again}
        variant="Outlined"
        size="Flat"
        icon={<RotateCw />}
        isLoading={isBusy}
        onClick={() => flow.send({ type: hasFailed ? 'retry.requested' : 'refresh.requested' })}
      >
        {hasFailed ? <Trans>Try again</Trans> : <Trans>Refresh</Trans>}
      </Button>
    </Page>
  );
}
