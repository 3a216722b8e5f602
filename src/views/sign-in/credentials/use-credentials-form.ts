import { useLingui } from '@lingui/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { fieldMessages, isError } from '../../../../contract/errors.ts';
import { findProblems, type CredentialsEvent, type CredentialsForm } from '../../../../machines/sign-in/credentials.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';

/** Shared logic of the sign-up and sign-in forms; `send` reaches the flow of the form. */
export function useCredentialsForm(form: CredentialsForm, send: (event: CredentialsEvent) => void) {
  const { i18n } = useLingui();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  // The button loses the focus while it is disabled; after a refusal it moves to the field to correct.
  const { error } = form;
  useEffect(() => {
    if (error === null) return;
    // A refused pair does not tell which part is wrong: focus the password.
    const field = fieldMessages(error)['email'] !== undefined || isError(error, 'emailTaken') ? email : password;
    field.current?.focus();
  }, [error]);

  return {
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      send({ type: 'form.submitted' });
      const problems = findProblems(form);
      if (problems.email !== null) email.current?.focus();
      else if (problems.password !== null) password.current?.focus();
    },
    email: {
      ref: email,
      value: form.email,
      errorText: fieldText('email', form.problems.email, error, i18n),
      onValueChange: (value: string) => send({ type: 'email.changed', email: value }),
    },
    password: {
      ref: password,
      value: form.password,
      errorText: fieldText('password', form.problems.password, error, i18n),
      onValueChange: (value: string) => send({ type: 'password.changed', password: value }),
    },
    commonText: commonText(['email', 'password'], error, i18n),
  };
}
