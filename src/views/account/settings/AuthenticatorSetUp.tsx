import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { codeLength } from '../../../../contract/validation.ts';
import type { authenticatorMachine } from '../../../../machines/account/authenticator.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeField } from '../../../ui/CodeField.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { AuthForm } from '../../sign-in/credentials/AuthForm.tsx';
import styles from './Authenticator.module.css';
import { QrCode } from './QrCode.tsx';

/** The secret as QR code and text, and the field for the app's first code. */
export function AuthenticatorSetUp({ flow }: { flow: ActorRefFrom<typeof authenticatorMachine> }) {
  const { t, i18n } = useLingui();
  const { key, code, problems, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const form = useRef<HTMLFormElement>(null);
  // Focus on entry, because the button that led here is gone.
  useFocusAfter(form, [problems, error], { inside: 'input' });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'code.submitted' });
  };
  return (
    <AuthForm
      ref={form}
      title={<Trans>Authenticator app</Trans>}
      intro={<Trans>Scan the QR code with your app, or type the key into it. Then enter the code that the app shows.</Trans>}
      onSubmit={submit}
    >
      {key !== null && (
        <div className={styles.key}>
          <QrCode text={key.secretUri} label={t`QR code with the key for your app`} />
          <div>
            <p>
              <Trans>Key</Trans>
            </p>
            {/* In groups of four; apps accept the spaces. */}
            <code className={styles.secret} dir="ltr">
              {key.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </div>
        </div>
      )}
      <CodeField
        label={t`Six-digit code from your app`}
        name="code"
        length={codeLength}
        value={code}
        onValueChange={(value) => flow.send({ type: 'code.changed', code: value })}
        errorText={fieldText('code', problems.code, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['code'], error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'setUp.cancelled' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isLoading={isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </AuthForm>
  );
}
