import type { MessageDescriptor } from '@lingui/core';
import { msg, t as said } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, type SubmitEvent } from 'react';
import type { ModalBox } from '../../../../machines/shell/modal.model.ts';
import type { StepUpPurpose, StepUpRef } from '../../../../machines/sign-in/step-up.machine.ts';
import { useSession } from '../../../app/app-context.tsx';
import { commonText, fieldText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { PasswordOwner } from '../credentials/PasswordOwner.tsx';
import { modalBox, type ModalContentProps } from '../../shell/modals/modal-view.ts';
import { NoSecondFactor } from './NoSecondFactor.tsx';
import styles from './StepUpBox.module.css';

const purposeTexts: Record<StepUpPurpose, MessageDescriptor> = {
  loginAsUser: msg`You are about to log in as another user.`,
  bulkAction: msg`You are about to save a change.`,
  saveRecord: msg`You are about to save a change.`,
};

interface StepUpContent {
  flow: StepUpRef;
  /** The action and whom it concerns, where the caller can name them. */
  words?: string | undefined;
}

/** Step-up authentication: the app's code, or the password where that is enough. */
export function StepUpBox({ content: { flow, words } }: Pick<ModalContentProps<StepUpContent>, 'content'>) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { purpose } = snapshot.context;
  return (
    <div className={styles.box}>
      <p dir="auto">{words ?? i18n._(purposeTexts[purpose])}</p>
      {snapshot.matches('loading') && <DataPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {snapshot.matches('factorless') && <NoSecondFactor />}
      {(snapshot.matches('asking') || snapshot.matches('askingPasskey') || snapshot.matches('checking')) && <StepUpForm flow={flow} />}
    </div>
  );
}

export const stepUpBox = (content: StepUpContent): ModalBox => modalBox(StepUpBox, content, { title: () => said`Confirm that it is you` });

function StepUpForm({ flow }: { flow: StepUpRef }) {
  const { t, i18n } = useLingui();
  const { email } = useSession();
  const { ways, code, password, problem, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isAskingPasskey = useSelector(flow, (snapshot) => snapshot.matches('askingPasskey'));
  const isForm = ways?.code === true || ways?.password === true;
  const field = useRef<HTMLInputElement>(null);
  useFocusAfter(field, [problem, error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  const look = (name: string) => ({ ref: field, readOnly: isBusy, errorText: fieldText(name, problem, error, i18n) });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {ways?.code === true && (
        <TextField
          {...look('code')}
          label={t`Code from your authenticator app`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={code}
          onValueChange={(value) => flow.send({ type: 'code.changed', code: value })}
        />
      )}
      {ways?.password === true && (
        <div>
          <PasswordOwner email={email ?? ''} />
          <PasswordField
            {...look('password')}
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={(value) => flow.send({ type: 'password.changed', password: value })}
          />
        </div>
      )}
      <FormError>{commonText(['code', 'password'], error, i18n)}</FormError>
      {isForm && (
        <Button type="submit" isLoading={isBusy && !isAskingPasskey} disabled={isAskingPasskey}>
          <Trans>Continue</Trans>
        </Button>
      )}
      {ways?.passkey === true && (
        <Button
          variant={isForm ? 'Outlined' : 'FilledAccent1'}
          isLoading={isAskingPasskey || (isBusy && !isForm)}
          disabled={isBusy && isForm && !isAskingPasskey}
          onClick={() => flow.send({ type: 'passkey.requested' })}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
    </form>
  );
}
