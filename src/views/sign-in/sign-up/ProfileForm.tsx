import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fullNameProblem } from '../../../../contract/validation.ts';
import type { profileMachine } from '../../../../machines/sign-in/profile.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../credentials/AuthForm.tsx';

interface ProfileFormProps {
  flow: ActorRefFrom<typeof profileMachine>;
  title: ReactNode;
  intro: ReactNode;
  /** The button's label. */
  action: ReactNode;
  /** The name is the only input: focus its field. */
  isOnlyThing?: boolean;
  /** The name just saved; null without one. */
  saved?: string | null;
}

/** /sign-up/profile: the full name. The settings use the same form. */
export function ProfileForm({ flow, title, intro, action, isOnlyThing = false, saved = null }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const { fullName, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  // After an answer, because the button lost the focus while disabled. A saved name restarts the flow.
  const mayFocus = isOnlyThing || error !== null || saved !== null;
  useFocusAfter(field, [mayFocus, error, flow], { isNeeded: mayFocus });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'profile.submitted' });
    if (fullNameProblem(fullName) !== null) field.current?.focus();
  };
  return (
    <AuthForm title={title} intro={intro} onSubmit={submit}>
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
        {action}
      </Button>
      <SuccessMessage>{saved !== null && saved === fullName && !isBusy && <Trans>Your changes are saved.</Trans>}</SuccessMessage>
    </AuthForm>
  );
}
