import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { sessionListMachine } from '../../../../machines/account/session-list.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import { DeviceList } from './DeviceList.tsx';

/** /account/sessions: devices that are signed in. */
export function SessionListPage({ flow }: PageProps<typeof sessionListMachine>) {
  const isList = useSelector(flow, (snapshot) => snapshot.hasTag('list'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <FormHead
        title={<Trans>Sessions</Trans>}
        intro={
          <Trans>This is where you are signed in. If you do not know one of these devices, sign it out and change your password.</Trans>
        }
      />
      {isList && <DeviceList flow={flow} />}
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {!isList && !hasFailed && <DataPlaceholder isInSheet shape="lines" />}
    </>
  );
}
