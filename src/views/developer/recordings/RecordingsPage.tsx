import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import type { recordingsMachine } from '../../../../machines/developer/recordings.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { RecordedFlowRow } from './RecordedFlowRow.tsx';
import styles from './RecordingsPage.module.css';

/** For staff: recordings of this tab's flows, for bug reports. */
export function RecordingsPage({ flow }: PageProps<typeof recordingsMachine>) {
  const snapshot = useSelector(flow, (current) => current);
  const { flows, key } = snapshot.context;
  if (snapshot.matches('denied')) return <Denied />;
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Flow recordings</Trans>
      </h1>
      <p>
        <Trans>
          What the flows of this tab did, newest first. Passwords, codes, tokens, names and addresses are masked. Developers play a
          recording with <code>npm run replay FILE</code>.
        </Trans>
      </p>
      {snapshot.hasTag('busy') && <DataPlaceholder shape="lines" />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {snapshot.children.clipboard !== undefined && <CopyNews flow={snapshot.children.clipboard} />}
      {flows.length > 0 && (
        <ul className={styles.flows}>
          {flows.map((recorded) => (
            <RecordedFlowRow
              key={recorded.key}
              flow={recorded}
              isCopying={snapshot.matches({ listed: 'reading' }) && recorded.key === key}
              onCopy={() => flow.send({ type: 'copy.requested', key: recorded.key })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function CopyNews({ flow }: { flow: ActorRefFrom<typeof clipboardMachine> }) {
  const isCopied = useSelector(flow, (snapshot) => snapshot.matches('copied'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <StatusMessage>{isCopied && <Trans>The recording was copied to the clipboard.</Trans>}</StatusMessage>
      <FormError>{hasFailed && <Trans>Your browser blocked copying.</Trans>}</FormError>
    </>
  );
}

function Denied() {
  const title = (
    <h1>
      <Trans>Only staff can see this</Trans>
    </h1>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <p>
        <Trans>Flow recordings are for staff who investigate bug reports. Your account does not have access to the console.</Trans>
      </p>
    </EmptyState>
  );
}
