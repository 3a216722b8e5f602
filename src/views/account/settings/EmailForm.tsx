import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fieldMessages, isError } from '../../../../contract/errors.ts';
import { emailProblem } from '../../../../contract/validation.ts';
import type { emailChangeMachine } from '../../../../machines/account/email-change.machine.ts';
import { useSession } from '../../../app/app-context.tsx';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../../sign-in/credentials/AuthForm.tsx';
import { SignInAgain } from '../../sign-in/credentials/SignInAgain.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import styles from './EmailForm.module.css';

/** The new address, and the password for accounts with one. */
export function EmailForm({ flow }: { flow: ActorRefFrom<typeof emailChangeMachine> }) {
  const { t, i18n } = useLingui();
  const { email, hasPassword, currentPassword, problems, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isChanged = useSelector(flow, (snapshot) => snapshot.matches('changed'));
  const session = useSession();
  const address = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const faulty = fieldMessages(error)['currentPassword'] === undefined ? address : password;
  useFocusAfter(faulty, [error, isChanged], { isNeeded: error !== null || isChanged });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
    if (emailProblem(email) !== null) address.current?.focus();
    else if (hasPassword && currentPassword === '') password.current?.focus();
  };
  return (
    <AuthForm
      title={<Trans>Email</Trans>}
      intro={
        <Trans>
          Your email address is{' '}
          <strong className={styles.email} dir="ltr">
            {session.email}
          </strong>
        </Trans>
      }
      onSubmit={submit}
    >
      <TextField
        ref={address}
        label={t`New email address`}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onValueChange={(value) => flow.send({ type: 'email.changed', email: value })}
        errorText={fieldText('email', problems.email, error, i18n)}
        hint={t`We will send a six-digit code to it. Nothing changes until you enter the code.`}
        readOnly={isBusy}
      />
      {hasPassword && (
        <CurrentPassword
          ref={password}
          value={currentPassword}
          onValueChange={(value) => flow.send({ type: 'currentPassword.changed', password: value })}
          errorText={fieldText('currentPassword', problems.currentPassword, error, i18n)}
          readOnly={isBusy}
        />
      )}
      <FormError action={isError(error, 'notAllowed') && <SignInAgain />}>
        {commonText(['email', 'currentPassword'], error, i18n)}
      </FormError>
      <SubmitBar>
        <Button type="submit" isBlock isLoading={isBusy}>
          <Trans>Continue</Trans>
        </Button>
        <SuccessMessage>{isChanged && <Trans>Your email address was changed.</Trans>}</SuccessMessage>
      </SubmitBar>
    </AuthForm>
  );
}
