import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isError } from '../../../../contract/errors.ts';
import type { authenticatorMachine } from '../../../../machines/account/authenticator.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { AuthForm } from '../../sign-in/credentials/AuthForm.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import { SignInAgain } from '../../sign-in/credentials/SignInAgain.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { AuthenticatorSetUp } from './AuthenticatorSetUp.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { OwnerOnly } from './OwnerOnly.tsx';

/** /account/authenticator: the authenticator app. */
export function AuthenticatorPage({ flow }: PageProps<typeof authenticatorMachine>) {
  const snapshot = useSelector(flow, (current) => current);
  if (snapshot.matches('denied')) return <OwnerOnly />;
  if (snapshot.matches('scanning') || snapshot.matches('confirming')) return <AuthenticatorSetUp flow={flow} />;
  if (snapshot.context.authenticator !== null) return <AuthenticatorForm flow={flow} />;
  return (
    <>
      <FormHead title={<Trans>Authenticator app</Trans>} />
      {snapshot.matches('failed') ? <DataError onRetry={() => flow.send({ type: 'retry.requested' })} /> : <DataPlaceholder isInSheet />}
    </>
  );
}

/** The current app, or the setup. */
function AuthenticatorForm({ flow }: { flow: ActorRefFrom<typeof authenticatorMachine> }) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { authenticator, password, problems, error, news } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isRemoving = snapshot.matches('removing');
  const setUpAt = authenticator?.setUpAt ?? null;
  const date = setUpAt === null ? '' : new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(setUpAt);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'setUp.requested' });
  };
  return (
    <AuthForm
      title={<Trans>Authenticator app</Trans>}
      intro={
        <Trans>
          An app on your phone shows a new six-digit code every 30 seconds. When you sign in with your password, we ask for this code as
          well: the password alone no longer opens your account.
        </Trans>
      }
      onSubmit={submit}
    >
      {setUpAt !== null && (
        <p>
          <Trans>Your app was set up on {date}. A new one takes its place.</Trans>
        </p>
      )}
      {authenticator?.hasPassword === true && (
        <CurrentPasswordField
          {...{ password, error, isBusy }}
          problem={problems.password === null ? null : 'password.required'}
          onChange={(value) => flow.send({ type: 'password.changed', password: value })}
        />
      )}
      <FormError action={isError(error, 'notAllowed') && <SignInAgain />}>{commonText(['currentPassword'], error, i18n)}</FormError>
      <SubmitBar>
        <Button type="submit" isLoading={isBusy && !isRemoving} disabled={isRemoving}>
          {setUpAt === null ? <Trans>Set up an authenticator app</Trans> : <Trans>Set up another app</Trans>}
        </Button>
        {setUpAt !== null && (
          <Button
            variant="FilledDanger"
            isLoading={isRemoving}
            disabled={isBusy && !isRemoving}
            onClick={() => flow.send({ type: 'removal.requested' })}
          >
            <Trans>Remove the app</Trans>
          </Button>
        )}
      </SubmitBar>
      <SuccessMessage>
        {news === 'setUp' && <Trans>Your authenticator app is set up. We ask for its code the next time you sign in.</Trans>}
        {news === 'removed' && <Trans>Your authenticator app was removed.</Trans>}
      </SuccessMessage>
    </AuthForm>
  );
}
