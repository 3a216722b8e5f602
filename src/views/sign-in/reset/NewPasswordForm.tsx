import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fieldMessages, isError, type ApiError } from '../../../../contract/errors.ts';
import { codeLength, passwordProblem } from '../../../../contract/validation.ts';
import type { resetMachine } from '../../../../machines/sign-in/reset.machine.ts';
import { commonText, errorText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeField } from '../../../ui/CodeField.tsx';
import { Collapse } from '../../../ui/Collapse.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { AuthForm } from '../credentials/AuthForm.tsx';
import { NewPassword } from '../credentials/NewPassword.tsx';
import { PasswordOwner } from '../credentials/PasswordOwner.tsx';
import { Resend } from '../credentials/Resend.tsx';
import { KeptSignIns } from './KeptSignIns.tsx';
import styles from './ResetPage.module.css';

/** True for the hint below the boxes. */
const isAboutCode = (error: ApiError | null) =>
  isError(error, 'wrongCode') || isError(error, 'codeExpired') || fieldMessages(error)['code'] !== undefined;

/** The second step of /reset-password: the sixth digit of the code reveals the new password. */
export function NewPasswordForm({ flow }: { flow: ActorRefFrom<typeof resetMachine> }) {
  const { t, i18n } = useLingui();
  const { email, token, code, password, problems, error, isSecond } = useSelector(flow, (snapshot) => snapshot.context);
  const { resend } = useSelector(flow, (snapshot) => snapshot.children);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('newPassword'));
  const isKeeping = useSelector(flow, (snapshot) => snapshot.hasTag('keeping'));
  const [firstToken] = useState(token);
  const form = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const isCodeWrong = isAboutCode(error);
  const codeText = fieldText('code', problems.code, error, i18n) ?? (isCodeWrong && error !== null ? errorText(error, i18n) : undefined);

  const focusCode = () => form.current?.querySelector('input')?.focus();
  const focusPassword = () => passwordField.current?.focus();
  const focusWhatUnfolds = () => {
    if (isOpen) focusPassword();
  };
  const focusFault = () => {
    if (error === null) return;
    if (isAboutCode(error)) focusCode();
    else focusPassword();
  };
  // Focus the code on entry and with each new code; after its sixth digit, the next field.
  useEffect(focusCode, [token]);
  useEffect(focusWhatUnfolds, [isOpen]);
  // The button loses the focus while it is disabled; after a refusal it moves to the field to correct.
  useEffect(focusFault, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
    if (passwordProblem(password) !== null) focusPassword();
  };
  return (
    <AuthForm
      ref={form}
      title={<Trans>Check your email</Trans>}
      intro={
        // Does not reveal whether the account exists.
        <Trans>
          If{' '}
          <strong className={styles.email} dir="ltr">
            {email}
          </strong>{' '}
          has an account, a six-digit code is on its way to it.
        </Trans>
      }
      onSubmit={submit}
      aside={
        <Button variant="Flat" size="Flat" disabled={isBusy} onClick={() => flow.send({ type: 'email.change.requested' })}>
          <Trans>Use a different email</Trans>
        </Button>
      }
    >
      <StatusMessage>
        {isSecond && (
          <p>
            <Trans>
              Someone is trying a lot of wrong codes right now, so we need two codes from you. The second one is on its way. Please enter it
              too.
            </Trans>
          </p>
        )}
      </StatusMessage>
      <div>
        <CodeField
          // WCAG 3.2.2: the user must know beforehand that the sixth digit moves the focus.
          label={t`Six-digit code`}
          hint={t`The sixth digit opens the next field.`}
          name="code"
          length={codeLength}
          value={code}
          onValueChange={(value) => flow.send({ type: 'code.changed', code: value })}
          errorText={codeText}
          readOnly={isBusy}
        />
        <PasswordOwner email={email} />
        <Collapse isOpen={isOpen}>
          <div className={styles.password}>
            <NewPassword
              ref={passwordField}
              label={t`New password`}
              name="password"
              value={password}
              onValueChange={(value) => flow.send({ type: 'password.changed', password: value })}
              errorText={fieldText('password', problems.password, error, i18n)}
              readOnly={isBusy}
            />
          </div>
        </Collapse>
      </div>
      {isKeeping && <KeptSignIns flow={flow} />}
      <FormError>{isCodeWrong ? undefined : commonText(['password'], error, i18n)}</FormError>
      <Button type="submit" isBlock isLoading={isBusy} disabled={!isOpen}>
        <Trans>Continue</Trans>
      </Button>
      {resend !== undefined && <Resend flow={resend} isSent={token !== firstToken && !isSecond} />}
    </AuthForm>
  );
}
