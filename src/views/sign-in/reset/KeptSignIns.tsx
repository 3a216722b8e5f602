import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { providerNames } from '../../../../contract/sign-in/providers.ts';
import type { resetMachine } from '../../../../machines/sign-in/reset.machine.ts';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import styles from './ResetPage.module.css';

/** Chooses the third-party sign-ins and passkeys to keep. None is preselected: one could be an intruder's. */
export function KeptSignIns({ flow }: { flow: ActorRefFrom<typeof resetMachine> }) {
  const { connections, passkeys, keep } = useSelector(flow, (snapshot) => snapshot.context);
  const group = useRef<HTMLDivElement>(null);
  const hint = useId();
  // It appears after a press, so screen-reader users must be led to it by focus.
  useFocusAfter(group, [], { inside: 'input' });
  const ofPasskeys = passkeys.map(({ guid, name }) => ({
    value: guid,
    label: (
      <span>
        <Trans>Passkey</Trans> <bdi>{name}</bdi>
      </span>
    ),
  }));
  const ofConnections = connections.map(({ guid, provider, email }) => ({
    value: guid,
    label: (
      <span>
        {providerNames[provider]} {email !== null && <bdi>{email}</bdi>}
      </span>
    ),
  }));
  return (
    <div ref={group} className={styles.kept} role="group" aria-describedby={hint}>
      <p id={hint}>
        <Trans>These sign-ins open your account as well. Choose those that you want to keep: the others will be disconnected.</Trans>
      </p>
      <CheckboxChips
        label={<Trans>Sign-ins to keep</Trans>}
        options={[...ofConnections, ...ofPasskeys]}
        values={keep}
        onValuesChange={(values) => flow.send({ type: 'keep.changed', keep: values })}
      />
    </div>
  );
}
