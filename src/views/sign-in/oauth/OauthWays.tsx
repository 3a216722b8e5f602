import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { providerNames, type SignInMethod } from '../../../../contract/sign-in/providers.ts';
import type { popUpMachine } from '../../../../machines/sign-in/pop-up.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { marks } from './marks.tsx';
import { PopUpNews } from './PopUpNews.tsx';
import styles from './OauthWays.module.css';

type PopUp = ActorRefFrom<typeof popUpMachine>;

interface OauthProps {
  flow: PopUp | undefined;
  /** The form above is being sent. */
  isBusy: boolean;
  /** This browser's last sign-in method; marked. */
  lastMethod?: SignInMethod | null;
}

/** Sign-in by Google and Facebook, below the product's own form. Empty without configured providers. */
export function OauthWays({ flow, ...props }: OauthProps) {
  const { providers } = useApp().config;
  return flow === undefined || providers.length === 0 ? null : <Ways flow={flow} {...props} />;
}

function Ways({ flow, isBusy, lastMethod }: OauthProps & { flow: PopUp }) {
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
      <PopUpNews flow={flow} />
    </div>
  );
}
