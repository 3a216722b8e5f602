import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { isError } from '../../../../contract/errors.ts';
import type { signUpMachine } from '../../../../machines/sign-in/sign-up.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { AuthForm } from '../credentials/AuthForm.tsx';
import { EmailField } from '../credentials/EmailField.tsx';
import { NewPassword } from '../credentials/NewPassword.tsx';
import { useCredentialsForm } from '../credentials/use-credentials-form.ts';
import { OauthWays } from '../oauth/OauthWays.tsx';
import { PasskeyInstead } from './PasskeyInstead.tsx';
import styles from './SignUpForm.module.css';

/** /sign-up: the account's address and password. */
export function SignUpForm({ flow }: { flow: ActorRefFrom<typeof signUpMachine> }) {
  const { t } = useLingui();
  const { popUp } = useSelector(flow, (snapshot) => snapshot.children);
  const form = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isCreating = useSelector(flow, (snapshot) => snapshot.matches('creating'));
  const { email, password, commonText, submit } = useCredentialsForm(form, flow.send);
  const signIn = (
    <Trans>
      Already have an account? <Link href="/login">Sign In</Link>
    </Trans>
  );
  return (
    <AuthForm
      title={<Trans>Create an account</Trans>}
      onSubmit={submit}
      others={
        <>
          {form.hasPasskeys && <PasskeyInstead flow={flow} />}
          <OauthWays flow={popUp} isBusy={isBusy} />
        </>
      }
      aside={signIn}
    >
      <EmailField {...email} readOnly={isBusy} />
      <NewPassword {...password} label={t`Password`} name="password" readOnly={isBusy} />
      {isError(form.error, 'emailTaken') ? <EmailTaken /> : <FormError>{commonText}</FormError>}
      {/* The button looks dimmed when the email is empty but the password is filled. */}
      <Button type="submit" isBlock isLoading={isCreating} disabled={isBusy} isDimmed={form.email === '' && form.password !== ''}>
        <Trans>Sign up</Trans>
      </Button>
      <p className={styles.consent}>
        {/* In a new tab, so that the input here stays. */}
        <Trans>
          By signing up you agree to our{' '}
          <a href="/terms" target="_blank">
            Terms and Conditions
          </a>{' '}
          and{' '}
          <a href="/privacy" target="_blank">
            Privacy Policy
          </a>
          .
        </Trans>
      </p>
    </AuthForm>
  );
}

/** The error for an address that already has an account. */
function EmailTaken() {
  const advice = (
    <Trans>
      Try again or <Link href="/reset-password">reset your password</Link> to sign in
    </Trans>
  );
  return (
    <FormError action={advice}>
      <Trans>Account using this email is already registered.</Trans>
    </FormError>
  );
}
