import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionListMachine } from '../../../machines/session-list.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { SuccessMessage } from '../../ui/SuccessMessage.tsx';
import styles from './DeviceList.module.css';
import { DeviceRow } from './DeviceRow.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

type Flow = ActorRefFrom<typeof sessionListMachine>;

/** The devices, and the question whether one of them or all others are to be signed out. */
export function DeviceList({ flow }: { flow: Flow }) {
  const { devices, target } = useSelector(flow, (snapshot) => snapshot.context);
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches('confirming') || snapshot.matches('ending'));
  const isEnded = useSelector(flow, (snapshot) => snapshot.matches('ended'));
  const isAbout = (guid: string | null) => isAsking && target !== null && target.guid === guid;
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const ask = (guid: string | null) => flow.send({ type: 'signOut.requested', guid });
  const page = useRef<HTMLDivElement>(null);
  // What had the focus is gone with its device.
  const focusList = () => {
    if (isEnded) page.current?.focus();
  };
  useEffect(focusList, [isEnded]);
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <SuccessMessage>
        {isEnded && (target?.guid === null ? <Trans>All other devices are signed out.</Trans> : <Trans>The device is signed out.</Trans>)}
      </SuccessMessage>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow key={device.guid} device={device} isBusy={isBusy} onSignOut={() => ask(device.guid)}>
            {isAbout(device.guid) && (
              <SignOutQuestion flow={flow}>
                <Trans>Sign out this device?</Trans>
              </SignOutQuestion>
            )}
          </DeviceRow>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button variant="Outlined" aria-expanded={isAbout(null)} disabled={isBusy} onClick={() => ask(null)}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      {isAbout(null) && (
        <SignOutQuestion flow={flow}>
          <Trans>Sign out all other devices?</Trans>
        </SignOutQuestion>
      )}
    </div>
  );
}
