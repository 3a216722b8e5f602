import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionListMachine } from '../../../../machines/account/session-list.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import styles from './DeviceList.module.css';
import { DeviceRow } from './DeviceRow.tsx';

type Flow = ActorRefFrom<typeof sessionListMachine>;

/** The devices, each with a sign-out button, and one for all others. */
export function DeviceList({ flow }: { flow: Flow }) {
  const { i18n } = useLingui();
  const { devices, target, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isEnding = useSelector(flow, (snapshot) => snapshot.matches('ending'));
  const isEnded = useSelector(flow, (snapshot) => snapshot.matches('ended'));
  const isAbout = (guid: string | null) => target !== null && target.guid === guid;
  const page = useRef<HTMLDivElement>(null);
  const asker = useRef<HTMLElement>(null);
  const ask = (guid: string | null) => (button: HTMLElement) => {
    asker.current = button;
    flow.send({ type: 'signOut.requested', guid });
  };
  // The focused device is gone, or its button was disabled while busy.
  const focusOutcome = () => {
    if (isEnded) page.current?.focus();
    if (error !== null) asker.current?.focus();
  };
  useEffect(focusOutcome, [isEnded, error]);
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <SuccessMessage>
        {isEnded && (target?.guid === null ? <Trans>All other devices are signed out.</Trans> : <Trans>The device is signed out.</Trans>)}
      </SuccessMessage>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.guid}
            device={device}
            isBusy={isEnding}
            isEnding={isEnding && isAbout(device.guid)}
            error={isAbout(device.guid) ? error : null}
            onSignOut={ask(device.guid)}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="Outlined"
          isLoading={isEnding && isAbout(null)}
          disabled={isEnding}
          onClick={(event) => ask(null)(event.currentTarget)}
        >
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      <FormError>{isAbout(null) && error !== null && errorText(error, i18n)}</FormError>
    </div>
  );
}
