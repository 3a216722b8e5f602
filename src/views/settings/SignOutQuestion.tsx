import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionListMachine } from '../../../machines/session-list.machine.ts';
import { errorText } from '../../texts/error-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import styles from './DeviceList.module.css';

interface SignOutQuestionProps {
  flow: ActorRefFrom<typeof sessionListMachine>;
  /** What is asked. */
  children: ReactNode;
}

/** Gives the focus back to what had it, unless somebody has moved it elsewhere meanwhile. */
const returningFocusTo = (asker: Element | null) => () => {
  if (asker instanceof HTMLElement && asker.isConnected && document.activeElement === document.body) asker.focus();
};

/** Asks whether it is meant, where it was asked for. Nothing ends by one press. */
export function SignOutQuestion({ flow, children }: SignOutQuestionProps) {
  const { i18n } = useLingui();
  const error = useSelector(flow, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const focusQuestion = () => group.current?.focus();
  // Before the question takes the focus.
  useEffect(() => returningFocusTo(document.activeElement), []);
  // After a refusal as well: the button loses the focus while it is busy.
  useEffect(focusQuestion, [error]);
  return (
    <div ref={group} className={styles.ask} role="group" aria-labelledby={id} tabIndex={-1}>
      <p className={styles.asked} id={id}>
        {children}
      </p>
      <FormError>{error === null ? undefined : errorText(error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button variant="FilledDanger" size="Flat" isLoading={isBusy} onClick={() => flow.send({ type: 'signOut.confirmed' })}>
          <Trans>Yes, sign out</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" disabled={isBusy} onClick={() => flow.send({ type: 'signOut.cancelled' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
