import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { useApp } from '../../app/app-context.tsx';
import type { PageProps } from '../../pages/page-table.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AuthForm } from './credentials/AuthForm.tsx';
import { EmailField } from './credentials/EmailField.tsx';
import { useCredentialsForm } from './credentials/use-credentials-form.ts';
import { OauthWays } from './oauth/OauthWays.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import styles from './SignInPage.module.css';

/** /login: e-mail and password, then the code for accounts with two factors. */
export function SignInPage({ flow }: PageProps<typeof signInMachine>) {
  const isCoding = useSelector(flow, (snapshot) => snapshot.matches('coding') || snapshot.matches('confirming'));
  return isCoding ? <SecondStepForm flow={flow} /> : <SignInForm flow={flow} />;
}

function SignInForm({ flow }: Pick<PageProps<typeof signInMachine>, 'flow'>) {
  const { t } = useLingui();
  const { app, config } = useApp();
  const { productName } = config;
  const isWaitedFor = useSelector(app, (snapshot) => snapshot.context.parked !== null);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isSubmitting = useSelector(flow, (snapshot) => snapshot.matches('submitting'));
  const { popUp } = useSelector(flow, (snapshot) => snapshot.children);
  const form = useSelector(flow, (snapshot) => snapshot.context);
  const { email, password, commonText, submit } = useCredentialsForm(form, flow.send);
  const newcomer = (
    <Trans>
      New to {productName}? <Link href="/sign-up">Sign Up</Link>
    </Trans>
  );
  const notice = isWaitedFor && (
    <Trans>Your session has ended. Sign in again to pick up where you left off: nothing you typed is lost.</Trans>
  );
  return (
    <AuthForm
      title={<Trans>Sign In</Trans>}
      intro={notice}
      onSubmit={submit}
      others={
        <>
          {form.hasPasskeys && <PasskeyWay flow={flow} isLast={form.lastMethod === 'passkey'} />}
          <OauthWays flow={popUp} isBusy={isBusy} lastMethod={form.lastMethod} />
        </>
      }
      aside={newcomer}
    >
      <EmailField {...email} autoComplete="username webauthn" readOnly={isBusy} />
      <div className={styles.password}>
        <PasswordField
          {...password}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          hint={form.lastMethod === 'password' && password.errorText === undefined ? t`Last used` : undefined}
          readOnly={isBusy}
        />
        <Link className={styles.reset} href="/reset-password">
          <Trans>Reset password</Trans>
        </Link>
      </div>
      <FormError>{commonText}</FormError>
      <Button type="submit" isBlock isLoading={isSubmitting} disabled={isBusy}>
        <Trans>Sign In</Trans>
      </Button>
    </AuthForm>
  );
}
