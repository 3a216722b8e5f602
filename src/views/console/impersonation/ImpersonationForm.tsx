import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fieldMessages, isError, type ApiError } from '../../../../contract/errors.ts';
import { reasonProblem, type LoginSubject, type ReasonProblem } from '../../../../contract/console/impersonation.ts';
import type { impersonationMachine } from '../../../../machines/console/impersonation.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './ImpersonationPage.module.css';

const problemTexts: Record<ReasonProblem, MessageDescriptor> = {
  'reason.required': msg`Please say why`,
  'reason.short': msg`Please use at least 3 characters`,
  'reason.long': msg`Please use at most 500 characters`,
};

function refusalText(error: ApiError, i18n: I18n): string {
  if (isError(error, 'notAllowed'))
    return i18n._(msg`You may not log in as this user: it is your own account, or it has permissions that you do not have.`);
  if (isError(error, 'conflict')) return i18n._(msg`Your session has changed meanwhile. Please load the page again.`);
  return errorText(error, i18n);
}

interface ImpersonationFormProps {
  flow: ActorRefFrom<typeof impersonationMachine>;
  user: LoginSubject;
}

/** The user, the consequences of impersonation, and the reason. */
export function ImpersonationForm({ flow, user }: ImpersonationFormProps) {
  const { t, i18n } = useLingui();
  const { reason, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('steppingUp'));
  const field = useRef<HTMLTextAreaElement>(null);
  // After a refusal, because the button lost the focus while it was disabled.
  useEffect(() => {
    if (error === null) return;
    const focus = () => field.current?.focus();
    focus();
    if (document.activeElement === field.current) return;
    // The step-up box is still open. On closing it returns the focus to its opener.
    addEventListener('focusin', focus, { once: true });
    return () => removeEventListener('focusin', focus);
  }, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'impersonation.submitted' });
    if (reasonProblem(reason) !== null) field.current?.focus();
  };
  const serverText = fieldMessages(error)['reason'];
  return (
    <>
      <div className={styles.user}>
        <p className={styles.name}>{user.fullName}</p>
        <p className={styles.email}>
          <bdi>{user.email}</bdi>
        </p>
      </div>
      <ul className={styles.rules}>
        <li>
          <Trans>It ends by itself after one hour. You can switch back at any time from the banner.</Trans>
        </li>
        <li>
          <Trans>The reason and every change you make are recorded in the audit log.</Trans>
        </li>
        <li>
          <Trans>Only the owner can change the password, email address and sessions, or export and delete data.</Trans>
        </li>
      </ul>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextArea
          ref={field}
          label={t`Reason`}
          name="reason"
          rows={3}
          hint={t`What the user asked for, or what you are looking into.`}
          value={reason}
          onValueChange={(value) => flow.send({ type: 'reason.changed', reason: value })}
          errorText={problem === null ? serverText : i18n._(problemTexts[problem])}
          readOnly={isBusy}
        />
        <FormError>{error !== null && serverText === undefined && refusalText(error, i18n)}</FormError>
        <div>
          <Button type="submit" isLoading={isBusy}>
            <Trans>Log in as this user</Trans>
          </Button>
        </div>
      </form>
    </>
  );
}
