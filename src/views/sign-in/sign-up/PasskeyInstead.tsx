import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import UserKey from 'lucide-react/icons/user-key';
import type { ActorRefFrom } from 'xstate';
import type { signUpMachine } from '../../../../machines/sign-in/sign-up.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './SignUpForm.module.css';

/** Sign-up with a passkey instead of a password. Needs only the address above. */
export function PasskeyInstead({ flow }: { flow: ActorRefFrom<typeof signUpMachine> }) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches('making'));
  const isMaking = useSelector(flow, (snapshot) => snapshot.matches('offering') || snapshot.matches('binding')) || isAsking;
  return (
    <div className={styles.passkey}>
      <Button
        variant="Outlined"
        isBlock
        icon={<UserKey />}
        disabled={isBusy}
        isLoading={isMaking}
        onClick={() => flow.send({ type: 'passkey.requested' })}
      >
        <Trans>Use a passkey instead of a password</Trans>
      </Button>
      <p className={styles.steps} role="status">
        {isAsking && <Trans>Follow the steps that your browser shows.</Trans>}
      </p>
    </div>
  );
}
