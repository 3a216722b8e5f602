import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isError } from '../../../../contract/errors.ts';
import type { deletionMachine } from '../../../../machines/account/deletion.machine.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import { SignInAgain } from '../../sign-in/credentials/SignInAgain.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import styles from './DeletionPage.module.css';

/** Confirmation before the deletion. */
export function DeletionForm({ flow }: { flow: ActorRefFrom<typeof deletionMachine> }) {
  const { i18n } = useLingui();
  const { hasPassword, password, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const title = useFocusOnEntry<HTMLHeadingElement>();
  // WCAG 2.4.3: the button that opened the form is gone.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'deletion.confirmed' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Are you sure?</Trans>
      </h2>
      {hasPassword && (
        <CurrentPasswordField
          {...{ password, problem, error, isBusy }}
          onChange={(value) => flow.send({ type: 'password.changed', password: value })}
        />
      )}
      <FormError action={isError(error, 'notAllowed') && <SignInAgain />}>{commonText(['currentPassword'], error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" variant="FilledDanger" isLoading={isBusy}>
          <Trans>Yes, delete my account</Trans>
        </Button>
        <Button variant="Outlined" disabled={isBusy} onClick={() => flow.send({ type: 'deletion.dropped' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
