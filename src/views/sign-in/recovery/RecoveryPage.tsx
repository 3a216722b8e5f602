import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { fieldMessages } from '../../../../contract/errors.ts';
import { emailProblem, recoveryCodeProblem } from '../../../../contract/validation.ts';
import type { recoveryMachine } from '../../../../machines/sign-in/recovery.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../credentials/AuthForm.tsx';
import { EmailField } from '../credentials/EmailField.tsx';

/** /login/recovery: sign-in with a recovery code, for owners who lost their passkey. */
export function RecoveryPage({ flow }: PageProps<typeof recoveryMachine>) {
  const { t, i18n } = useLingui();
  const { email, code, problems, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const address = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useFocusAfter(fieldMessages(error)['email'] === undefined ? field : address, [error], { isNeeded: error !== null });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
    if (emailProblem(email) !== null) address.current?.focus();
    else if (recoveryCodeProblem(code) !== null) field.current?.focus();
  };
  return (
    <AuthForm
      title={<Trans>Recovery code</Trans>}
      intro={<Trans>Each of your recovery codes signs you in once. After that, you can create a new passkey.</Trans>}
      onSubmit={submit}
      aside={
        <Trans>
          No recovery codes? <Link href="/reset-password">Reset password</Link>
        </Trans>
      }
    >
      <EmailField
        ref={address}
        value={email}
        onValueChange={(value) => flow.send({ type: 'email.changed', email: value })}
        errorText={fieldText('email', problems.email, error, i18n)}
        readOnly={isBusy}
      />
      <TextField
        ref={field}
        label={t`Recovery code`}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={code}
        onValueChange={(value) => flow.send({ type: 'code.changed', code: value })}
        errorText={fieldText('code', problems.code, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['email', 'code'], error, i18n)}</FormError>
      <Button type="submit" isBlock isLoading={isBusy}>
        <Trans>Sign In</Trans>
      </Button>
    </AuthForm>
  );
}
