import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import UserKey from 'lucide-react/icons/user-key';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { Button } from '../../ui/Button.tsx';
import oauth from './oauth/OauthWays.module.css';
import styles from './SignInPage.module.css';

/** Sign-in with a passkey, and a link for a lost one. */
export function PasskeyWay({ flow, isLast }: { flow: ActorRefFrom<typeof signInMachine>; isLast: boolean }) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isEntering = useSelector(flow, (snapshot) => snapshot.matches('asking') || snapshot.matches('entering'));
  return (
    <div className={styles.passkey}>
      <Button
        variant="Outlined"
        isBlock
        icon={<UserKey />}
        disabled={isBusy}
        isLoading={isEntering}
        onClick={() => flow.send({ type: 'passkey.requested' })}
      >
        <Trans>Use a passkey</Trans>
        {isLast && (
          <span className={oauth.last}>
            {' '}
            <Trans>Last used</Trans>
          </span>
        )}
      </Button>
      <Link className={styles.reset} href="/login/recovery">
        <Trans>Use a recovery code</Trans>
      </Link>
    </div>
  );
}
