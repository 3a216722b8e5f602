import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { fieldMessages } from '../../../../contract/errors.ts';
import { passwordProblem } from '../../../../contract/validation.ts';
import type { passwordChangeMachine } from '../../../../machines/account/password-change.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../../sign-in/credentials/AuthForm.tsx';
import { NewPassword } from '../../sign-in/credentials/NewPassword.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';

/** The current password and the new one. */
export function PasswordForm({ flow }: { flow: ActorRefFrom<typeof passwordChangeMachine> }) {
  const { t, i18n } = useLingui();
  const { currentPassword, newPassword, problems, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isChanged = useSelector(flow, (snapshot) => snapshot.matches('changed'));
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);

  const isAboutNew = fieldMessages(error)['currentPassword'] === undefined && fieldMessages(error)['newPassword'] !== undefined;
  useFocusAfter(isAboutNew ? next : current, [error, isChanged], { isNeeded: error !== null || isChanged });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
    if (passwordProblem(currentPassword) !== null) current.current?.focus();
    else if (passwordProblem(newPassword) !== null) next.current?.focus();
  };
  return (
    <AuthForm
      title={<Trans>Password</Trans>}
      intro={<Trans>When you change it, you stay signed in here and are signed out on all other devices.</Trans>}
      onSubmit={submit}
      aside={
        <Trans>
          Forgot your password? <Link href="/reset-password">Reset password</Link>
        </Trans>
      }
    >
      <CurrentPassword
        ref={current}
        value={currentPassword}
        onValueChange={(value) => flow.send({ type: 'currentPassword.changed', password: value })}
        errorText={fieldText('currentPassword', problems.currentPassword, error, i18n)}
        readOnly={isBusy}
      />
      <NewPassword
        ref={next}
        label={t`New password`}
        name="new-password"
        value={newPassword}
        onValueChange={(value) => flow.send({ type: 'newPassword.changed', password: value })}
        errorText={fieldText('newPassword', problems.newPassword, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['currentPassword', 'newPassword'], error, i18n)}</FormError>
      <SubmitBar>
        <Button type="submit" isBlock isLoading={isBusy}>
          <Trans>Save changes</Trans>
        </Button>
        <SuccessMessage>{isChanged && <Trans>Your password was changed. All other devices are signed out.</Trans>}</SuccessMessage>
      </SubmitBar>
    </AuthForm>
  );
}
