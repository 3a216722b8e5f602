import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { codeLength, isCode } from '../../../../contract/validation.ts';
import type { verificationMachine } from '../../../../machines/sign-in/verification.machine.ts';
import { errorText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeField } from '../../../ui/CodeField.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../credentials/AuthForm.tsx';
import { Resend } from '../credentials/Resend.tsx';
import { Undelivered } from './Undelivered.tsx';
import styles from './VerificationForm.module.css';

interface VerificationFormProps {
  flow: ActorRefFrom<typeof verificationMachine>;
  /** Embedded in another screen it has Cancel and 'Save changes'. The parent flow decides where success leads. */
  isEmbedded?: boolean;
}

/** /sign-up/verification: six boxes, a resend control, and a link back to the address. */
export function VerificationForm({ flow, isEmbedded = false }: VerificationFormProps) {
  const { t, i18n } = useLingui();
  const { email, token, code, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const { resend, delivery } = useSelector(flow, (snapshot) => snapshot.children);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [firstToken] = useState(token);
  const form = useRef<HTMLFormElement>(null);

  // Focus on entry, because the code is the only input.
  useFocusAfter(form, [error], { inside: 'input' });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'code.submitted' });
  };
  const leave = () => flow.send({ type: 'email.change.requested' });
  return (
    <AuthForm
      ref={form}
      title={<Trans>Confirm your email address</Trans>}
      intro={isEmbedded ? <PerhapsSent email={email} /> : <Sent email={email} />}
      onSubmit={submit}
      aside={
        !isEmbedded && (
          <Button variant="Flat" size="Flat" disabled={isBusy} onClick={leave}>
            <Trans>Use a different email</Trans>
          </Button>
        )
      }
    >
      <CodeField
        // WCAG 3.2.2: the user must know beforehand that the sixth digit submits.
        label={t`Six-digit code`}
        hint={t`The sixth digit submits the code.`}
        name="code"
        length={codeLength}
        value={code}
        onValueChange={(value) => flow.send({ type: 'code.changed', code: value })}
        errorText={fieldText('code', problem, error, i18n) ?? (error === null ? undefined : errorText(error, i18n))}
        readOnly={isBusy}
      />
      {isEmbedded ? (
        <div className={styles.buttons}>
          <Button variant="Outlined" disabled={isBusy} onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" isLoading={isBusy} disabled={!isCode(code)}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      ) : (
        <Button type="submit" isBlock isLoading={isBusy} disabled={!isCode(code)}>
          <Trans>Continue</Trans>
        </Button>
      )}
      {delivery !== undefined && <Undelivered flow={delivery} email={email} />}
      {resend !== undefined && <Resend flow={resend} isSent={token !== firstToken} />}
    </AuthForm>
  );
}

const Sent = ({ email }: { email: string }) => (
  <Trans>
    We sent a six-digit code to{' '}
    <strong className={styles.email} dir="ltr">
      {email}
    </strong>
  </Trans>
);

/** Does not reveal whether somebody else has this address. */
const PerhapsSent = ({ email }: { email: string }) => (
  <Trans>
    A six-digit code is on its way to{' '}
    <strong className={styles.email} dir="ltr">
      {email}
    </strong>
    , unless this address already has an account.
  </Trans>
);
