import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { dietProfileMachine } from '../../../../machines/account/diet-profile.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import { DietForm } from './DietForm.tsx';

/** /account/diet: foods that the account excludes. Applies to every recipe made afterwards. */
export function DietPage({ flow }: PageProps<typeof dietProfileMachine>) {
  const isForm = useSelector(flow, (snapshot) => snapshot.hasTag('form'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <FormHead
        title={<Trans>Diet and allergies</Trans>}
        intro={
          <Trans>
            This applies to every recipe you ask for, and is shown with each one. We check recipes by their ingredients; no kitchen can
            promise that a product is free of traces, so always read the labels.
          </Trans>
        }
      />
      {isForm && <DietForm flow={flow} />}
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {!isForm && !hasFailed && <DataPlaceholder isInSheet />}
    </>
  );
}
