import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Connection } from '../../../../contract/account/connections.ts';
import { providerNames } from '../../../../contract/sign-in/providers.ts';
import type { connectionsMachine } from '../../../../machines/account/connections.machine.ts';
import { formatDay } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { marks } from '../../sign-in/oauth/marks.tsx';
import styles from './SiteList.module.css';

interface ConnectionRowProps {
  flow: ActorRefFrom<typeof connectionsMachine>;
  connection: Connection;
}

/** One connected site. Its button stays mounted during the confirmation, to keep the focus. */
export function ConnectionRow({ flow, connection }: ConnectionRowProps) {
  const { t, i18n } = useLingui();
  const isChosen = useSelector(flow, (snapshot) => snapshot.context.chosen?.guid === connection.guid);
  const isListed = useSelector(flow, (snapshot) => snapshot.matches('listed'));
  const isConfirming = useSelector(flow, (snapshot) => snapshot.matches('confirming')) && isChosen;
  const isDisconnecting = useSelector(flow, (snapshot) => snapshot.matches('disconnecting')) && isChosen;
  const isAsking = isConfirming || isDisconnecting;
  const { provider, email, isRelayed, canDisconnect } = connection;
  const [Mark, name] = [marks[provider], providerNames[provider]];
  const account = email === null ? name : `${name} (${email})`;
  const [since, used] = [formatDay(connection.createdAt, i18n.locale), formatDay(connection.lastUsedAt, i18n.locale)];
  const press = () => flow.send(isAsking ? { type: 'disconnect.cancelled' } : { type: 'disconnect.requested', connection });
  return (
    <>
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        {email !== null && (
          <p className={styles.facts}>
            <bdi>{email}</bdi>
          </p>
        )}
        {isRelayed && (
          <p className={styles.facts}>
            <Trans>{name} hides your own email address and forwards what is sent to this one.</Trans>
          </p>
        )}
        <p className={styles.facts}>
          <Trans>
            Connected on {since}, last used on {used}
          </Trans>
        </p>
        {!canDisconnect && (
          <p className={styles.facts}>
            <Trans>This is the only way into your account.</Trans>
          </p>
        )}
      </div>
      {canDisconnect && (
        <Button
          className={styles.action}
          variant="Outlined"
          size="Small"
          aria-label={isAsking ? t`Keep ${account}` : t`Disconnect ${account}`}
          disabled={isAsking ? isDisconnecting : !isListed}
          onClick={press}
        >
          {isAsking ? <Trans>Keep</Trans> : <Trans>Disconnect</Trans>}
        </Button>
      )}
      <div className={styles.question}>
        <StatusMessage>
          {isAsking && (
            <p>
              <Trans>You will no longer be able to sign in with {name}.</Trans>
            </p>
          )}
        </StatusMessage>
        {isAsking && (
          <Button
            variant="FilledDanger"
            size="Small"
            isLoading={isDisconnecting}
            onClick={() => flow.send({ type: 'disconnect.confirmed' })}
          >
            <Trans>Yes, disconnect</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
