import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Connections } from '../../../../contract/account/connections.ts';
import { providerNames, type Provider } from '../../../../contract/sign-in/providers.ts';
import type { connectionsMachine } from '../../../../machines/account/connections.machine.ts';
import type { popUpMachine } from '../../../../machines/sign-in/pop-up.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { marks } from '../../sign-in/oauth/marks.tsx';
import { ConnectionRow } from './ConnectionRow.tsx';
import styles from './SiteList.module.css';

interface SiteListProps {
  flow: ActorRefFrom<typeof connectionsMachine>;
  popUp: ActorRefFrom<typeof popUpMachine>;
  connections: Connections;
}

/** Connected sites first, then available ones. */
export function SiteList({ flow, popUp, connections: { items } }: SiteListProps) {
  const { providers } = useApp().config;
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('loading'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const others = providers.filter((provider) => !items.some((item) => item.provider === provider));
  return (
    <ul className={styles.list} aria-busy={isLoading}>
      {items.map((connection) => (
        <li key={connection.guid} className={styles.site}>
          <ConnectionRow flow={flow} connection={connection} />
        </li>
      ))}
      {others.map((provider) => (
        <li key={provider} className={styles.site}>
          <OtherSite popUp={popUp} provider={provider} isBusy={isBusy} />
        </li>
      ))}
    </ul>
  );
}

function OtherSite({ popUp, provider, isBusy }: { popUp: SiteListProps['popUp']; provider: Provider; isBusy: boolean }) {
  const { t } = useLingui();
  const isEntering = useSelector(popUp, (snapshot) => snapshot.hasTag('busy'));
  const isChosen = useSelector(popUp, (snapshot) => snapshot.context.provider === provider);
  const [Mark, name] = [marks[provider], providerNames[provider]];
  return (
    <>
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>
          <Trans>Not connected</Trans>
        </p>
      </div>
      <Button
        className={styles.action}
        variant="FilledAccent1Light"
        size="Small"
        aria-label={t`Connect ${name}`}
        disabled={isBusy || isEntering}
        isLoading={isEntering && isChosen}
        onClick={() => popUp.send({ type: 'provider.chosen', provider })}
      >
        <Trans>Connect</Trans>
      </Button>
    </>
  );
}
