import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { providerNames, type SignInMethod } from '../../../contract/providers.ts';
import type { popUpMachine } from '../../../machines/pop-up.machine.ts';
import { useApp } from '../../app/app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { marks } from './marks.tsx';
import styles from './ThirdParty.module.css';

type PopUp = ActorRefFrom<typeof popUpMachine>;

interface ThirdPartyProps {
  flow: PopUp | undefined;
  /** The form above is waiting for its own answer. */
  isBusy: boolean;
  /** How this browser signed in last; marked. */
  lastMethod?: SignInMethod | null;
}

/** Spec 2: sign-in by Google and Facebook, under the form of the product's own. Nothing where no provider is set up. */
export function ThirdParty({ flow, ...props }: ThirdPartyProps) {
  const { providers } = useApp().config;
  return flow === undefined || providers.length === 0 ? null : <Ways flow={flow} {...props} />;
}

function Ways({ flow, isBusy, lastMethod }: ThirdPartyProps & { flow: PopUp }) {
  const { providers } = useApp().config;
  const { provider: chosen } = useSelector(flow, (snapshot) => snapshot.context);
  const isEntering = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.ways}>
      <p className={styles.divider}>
        <Trans>or</Trans>
      </p>
      {providers.map((provider) => {
        const Mark = marks[provider];
        const name = providerNames[provider];
        return (
          <Button
            key={provider}
            variant="Outlined"
            isBlock
            icon={<Mark />}
            disabled={isBusy || isEntering}
            isLoading={isEntering && provider === chosen}
            onClick={() => flow.send({ type: 'provider.chosen', provider })}
          >
            <Trans>Continue with {name}</Trans>
            {provider === lastMethod && (
              <span className={styles.last}>
                {' '}
                <Trans>Last used</Trans>
              </span>
            )}
          </Button>
        );
      })}
      <StatusMessage>
        <Progress flow={flow} />
      </StatusMessage>
    </div>
  );
}

/** What became of the window. A refusal is told in the form's own error area. */
function Progress({ flow }: { flow: PopUp }) {
  const { provider } = useSelector(flow, (snapshot) => snapshot.context);
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const isWaiting = useSelector(flow, (snapshot) => snapshot.matches({ open: 'waiting' }));
  const isClosed = useSelector(flow, (snapshot) => snapshot.matches({ open: 'closed' }));
  const isBlocked = useSelector(flow, (snapshot) => snapshot.matches('blocked'));
  const isLeaving = useSelector(flow, (snapshot) => snapshot.matches('leaving'));
  const name = providerNames[provider];
  if (isClosed)
    return (
      <p className={styles.quiet}>
        <Trans>The {name} window was closed.</Trans>
      </p>
    );
  if (isOpen)
    return (
      <div className={styles.news}>
        <p>
          <Trans>Continue in the {name} window.</Trans>
        </p>
        <Button variant="Flat" size="Small" disabled={!isWaiting} onClick={() => flow.send({ type: 'cancel.requested' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  if (isBlocked)
    return (
      <div className={styles.news}>
        <p>
          <Trans>Your browser did not let us open a window for {name}.</Trans>
        </p>
        <Button variant="FilledAccent1Light" size="Flat" onClick={() => flow.send({ type: 'redirect.chosen' })}>
          <Trans>Continue in this window</Trans>
        </Button>
      </div>
    );
  return isLeaving ? (
    <p className={styles.quiet}>
      <Trans>Taking you to {name}…</Trans>
    </p>
  ) : null;
}
