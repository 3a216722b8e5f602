import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '../../../../machines/account/passkeys.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { OwnerOnly } from '../settings/OwnerOnly.tsx';
import { NameForm } from './NameForm.tsx';
import { NewCodes } from './NewCodes.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import styles from './PasskeysPage.module.css';
import { ProofForm } from './ProofForm.tsx';

const isProof = ['proving', 'beginning', 'making', 'adding', 'removing', 'makingCodes'] as const;
const isName = ['naming', 'renaming'] as const;

/** /account/passkeys: passkeys and recovery codes. */
export function PasskeysPage({ flow }: PageProps<typeof passkeysMachine>) {
  const snapshot = useSelector(flow, (current) => current);
  const heading = useRef<HTMLHeadingElement>(null);
  const isList = snapshot.hasTag('list');
  // WCAG 2.4.3: the form that had the focus is gone, saved or cancelled.
  const wasForm = useRef(false);
  useEffect(() => {
    if (isList && wasForm.current) heading.current?.focus();
    wasForm.current = !isList && snapshot.context.passkeys !== null;
  }, [isList, snapshot]);
  if (snapshot.matches('denied')) return <OwnerOnly />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Passkeys</Trans>
        </h1>
        <p className={styles.intro}>
          <Trans>
            Sign in with your fingerprint, your face or the lock of your device. There is nothing to remember, and nothing to steal.
          </Trans>
        </p>
      </div>
      {snapshot.matches('loading') && (
        // In a box of its own, so that an empty line takes no space.
        <div>
          <DataPlaceholder shape="lines" />
        </div>
      )}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <News flow={flow} />
      {isList && <PasskeyList flow={flow} />}
      {isProof.some((state) => snapshot.matches(state)) && <ProofForm flow={flow} />}
      {isName.some((state) => snapshot.matches(state)) && <NameForm flow={flow} />}
      {snapshot.matches('showingCodes') && <NewCodes codes={snapshot.context.codes} onKept={() => flow.send({ type: 'codes.kept' })} />}
    </div>
  );
}

/** The result, or the error. */
function News({ flow }: { flow: ActorRefFrom<typeof passkeysMachine> }) {
  const { i18n } = useLingui();
  const { done, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isList = useSelector(flow, (snapshot) => snapshot.hasTag('list'));
  return (
    <>
      <SuccessMessage>
        {isList && done === 'added' && <Trans>The passkey was added. You can sign in with it from now on.</Trans>}
        {isList && done === 'renamed' && <Trans>The passkey was renamed.</Trans>}
        {isList && done === 'removed' && <Trans>The passkey was removed.</Trans>}
      </SuccessMessage>
      <FormError>{isList && error !== null && errorText(error, i18n)}</FormError>
    </>
  );
}
