import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { passwordChangeMachine } from '../../../../machines/account/password-change.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** /account/password: change the password, or set the first one by a reset. */
export function PasswordChangePage({ flow }: PageProps<typeof passwordChangeMachine>) {
  const isForm = useSelector(flow, (snapshot) => snapshot.hasTag('form'));
  const isPasswordless = useSelector(flow, (snapshot) => snapshot.matches('passwordless'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  if (isForm) return <PasswordForm flow={flow} />;
  if (isPasswordless) return <NoPasswordYet />;
  return (
    <>
      <FormHead title={<Trans>Password</Trans>} />
      {hasFailed ? <DataError onRetry={() => flow.send({ type: 'retry.requested' })} /> : <DataPlaceholder isInSheet />}
    </>
  );
}

function NoPasswordYet() {
  return (
    <>
      <FormHead
        title={<Trans>Password</Trans>}
        intro={
          <Trans>
            Your account has no password yet: you sign in through another site. To set one, we send a six-digit code to your email address.
            You will be signed out everywhere, and can then sign in either way.
          </Trans>
        }
      />
      <ButtonLink href="/reset-password">
        <Trans>Set a password</Trans>
      </ButtonLink>
    </>
  );
}
