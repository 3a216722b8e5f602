import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isError } from '../../../../contract/errors.ts';
import type { passkeysMachine } from '../../../../machines/account/passkeys.machine.ts';
import type { Change } from '../../../../machines/account/passkeys.model.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import { SignInAgain } from '../../sign-in/credentials/SignInAgain.tsx';
import { CurrentPasswordField } from '../settings/CurrentPasswordField.tsx';
import styles from './PasskeysPage.module.css';

/** Confirmation of a change, with the password. */
export function ProofForm({ flow }: { flow: ActorRefFrom<typeof passkeysMachine> }) {
  const { i18n } = useLingui();
  const { passkeys, change, chosen, password, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches('making'));
  const title = useFocusOnEntry<HTMLHeadingElement>();
  // WCAG 2.4.3: the button that opened the form is gone.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  const texts = textsOf(change, chosen?.name ?? '');
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{isAsking ? <Trans>Follow the steps that your browser shows.</Trans> : texts.text}</p>
      {passkeys?.hasPassword !== false && (
        <CurrentPasswordField
          problem={problem === 'password.required' ? problem : null}
          {...{ password, error, isBusy }}
          onChange={(value) => flow.send({ type: 'password.changed', password: value })}
        />
      )}
      <FormError action={isError(error, 'notAllowed') && <SignInAgain />}>{commonText(['currentPassword'], error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" variant={change === 'removed' ? 'FilledDanger' : 'FilledAccent1'} isLoading={isBusy}>
          {texts.yes}
        </Button>
        <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'change.dropped' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function textsOf(change: Change | null, name: string): Record<'title' | 'text' | 'yes', ReactNode> {
  if (change === 'removed')
    return {
      title: <Trans>Remove this passkey?</Trans>,
      text: <Trans>You will no longer be able to sign in with “{name}”.</Trans>,
      yes: <Trans>Yes, remove</Trans>,
    };
  if (change === 'codes')
    return {
      title: <Trans>Recovery codes</Trans>,
      text: <Trans>You get ten new codes. Earlier codes are no longer valid.</Trans>,
      yes: <Trans>Create codes</Trans>,
    };
  return {
    title: <Trans>Add a passkey</Trans>,
    text: <Trans>Your browser asks where to keep the passkey: on this device, in your password manager or on a security key.</Trans>,
    yes: <Trans>Continue</Trans>,
  };
}
