import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { emailProblem } from '../../../../contract/validation.ts';
import type { resetMachine } from '../../../../machines/sign-in/reset.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../credentials/AuthForm.tsx';
import { EmailField } from '../credentials/EmailField.tsx';

/** The first step of /reset-password. */
export function ResetEmailForm({ flow }: { flow: ActorRefFrom<typeof resetMachine> }) {
  const { i18n } = useLingui();
  const { email, problems, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  // Focus on entry, because the address is the only input.
  useFocusAfter(field, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
    if (emailProblem(email) !== null) field.current?.focus();
  };
  const signIn = (
    <Trans>
      Remember your password? <Link href="/login">Sign In</Link>
    </Trans>
  );
  return (
    <AuthForm
      title={<Trans>Reset password</Trans>}
      intro={<Trans>Enter your email address, and we will send you a six-digit code for a new password.</Trans>}
      onSubmit={submit}
      aside={signIn}
    >
      <EmailField
        ref={field}
        value={email}
        onValueChange={(value) => flow.send({ type: 'email.changed', email: value })}
        errorText={fieldText('email', problems.email, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['email'], error, i18n)}</FormError>
      <Button type="submit" isBlock isLoading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </AuthForm>
  );
}
