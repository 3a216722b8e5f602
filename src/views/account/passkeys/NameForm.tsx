import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '../../../../machines/account/passkeys.machine.ts';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import styles from './PasskeysPage.module.css';

/** Names a passkey. */
export function NameForm({ flow }: { flow: ActorRefFrom<typeof passkeysMachine> }) {
  const { t, i18n } = useLingui();
  const { name, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  // WCAG 2.4.3: the button that opened the form is gone.
  useFocusAfter(field, [problem, error]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2>
        <Trans>Rename the passkey</Trans>
      </h2>
      <TextField
        ref={field}
        label={t`Name`}
        name="passkey-name"
        value={name}
        onValueChange={(value) => flow.send({ type: 'name.changed', name: value })}
        errorText={fieldText('name', problem, error, i18n)}
        readOnly={isBusy}
      />
      <FormError>{commonText(['name'], error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" isLoading={isBusy}>
          <Trans>Save changes</Trans>
        </Button>
        <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'change.dropped' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
