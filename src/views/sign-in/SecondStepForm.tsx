import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { commonText, fieldText } from '../../texts/error-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFocusAfter } from '../../ui/use-focus.ts';
import { AuthForm } from './credentials/AuthForm.tsx';

/** The second step of a sign-in. */
export function SecondStepForm({ flow }: { flow: ActorRefFrom<typeof signInMachine> }) {
  const { t, i18n } = useLingui();
  const { code, codeProblem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  // Focus on entry, because the code is the only input.
  useFocusAfter(field, [codeProblem, error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'code.submitted' });
  };
  return (
    <AuthForm
      title={<Trans>Enter your code</Trans>}
      intro={<Trans>An authenticator app protects this account. Enter the code that the app shows now.</Trans>}
      onSubmit={submit}
      aside={
        <Button variant="Flat" size="Flat" disabled={isBusy} onClick={() => flow.send({ type: 'code.cancelled' })}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <TextField
        ref={field}
        label={t`Code from your authenticator app`}
        name="code"
        hint={t`If you have lost the app, enter one of your recovery codes instead.`}
        autoComplete="one-time-code"
        dir="ltr"
        value={code}
        onValueChange={(value) => flow.send({ type: 'code.changed', code: value })}
        errorText={fieldText('code', codeProblem, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['code'], error, i18n)}</FormError>
      <Button type="submit" isBlock isLoading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </AuthForm>
  );
}
