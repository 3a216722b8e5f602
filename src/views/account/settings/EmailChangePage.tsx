import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { emailChangeMachine } from '../../../../machines/account/email-change.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import { VerificationForm } from '../../sign-in/sign-up/VerificationForm.tsx';
import { EmailForm } from './EmailForm.tsx';

/** /account/email: change the e-mail address, with the verification embedded. */
export function EmailChangePage({ flow }: PageProps<typeof emailChangeMachine>) {
  const { verification } = useSelector(flow, (snapshot) => snapshot.children);
  const isForm = useSelector(flow, (snapshot) => snapshot.hasTag('form'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  if (verification !== undefined) return <VerificationForm flow={verification} isEmbedded />;
  if (isForm) return <EmailForm flow={flow} />;
  return (
    <>
      <FormHead title={<Trans>Email</Trans>} />
      {hasFailed ? <DataError onRetry={() => flow.send({ type: 'retry.requested' })} /> : <DataPlaceholder isInSheet />}
    </>
  );
}
