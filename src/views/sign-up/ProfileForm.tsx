import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fullNameProblem } from '../../../contract/validation.ts';
import type { profileMachine } from '../../../machines/profile.machine.ts';
import { commonText, fieldText } from '../../texts/error-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AuthForm } from '../credentials/AuthForm.tsx';

/** Spec 2, /sign-up/profile. */
export function ProfileForm({ flow }: { flow: ActorRefFrom<typeof profileMachine> }) {
  const { t, i18n } = useLingui();
  const { fullName, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  // On entry, because the name is the only thing to do here; after a refusal, because the button lost the focus while busy.
  const focusName = () => field.current?.focus();
  useEffect(focusName, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'profile.submitted' });
    if (fullNameProblem(fullName) !== null) field.current?.focus();
  };
  return (
    <AuthForm title={<Trans>Finish signing up</Trans>} intro={<Trans>One last thing: what should we call you?</Trans>} onSubmit={submit}>
      <TextField
        ref={field}
        label={t`Full name`}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        value={fullName}
        onValueChange={(value) => flow.send({ type: 'name.changed', fullName: value })}
        errorText={fieldText('fullName', problem, error, i18n) ?? fieldText('firstName', null, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['fullName', 'firstName'], error, i18n)}</FormError>
      <Button type="submit" isBlock isLoading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </AuthForm>
  );
}
