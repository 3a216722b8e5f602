import { Trans, useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import type { Device } from '../../../contract/settings-endpoints.ts';
import { formatMoment } from '../../texts/time-texts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './DeviceList.module.css';

const inTheHand = new Set(['iOS', 'Android', 'Windows Phone', 'HarmonyOS']);

interface DeviceRowProps {
  device: Device;
  isBusy: boolean;
  onSignOut: () => void;
  /** The question whether it is meant, once it was asked for. */
  children: ReactNode;
}

/** One device: what it is, since when it is signed in, when it was last seen. */
export function DeviceRow({ device, isBusy, onSignOut, children }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { browser, system, createdAt, lastSeenAt, isCurrent } = device;
  const name = browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const since = formatMoment(createdAt, i18n.locale);
  const seen = formatMoment(lastSeenAt, i18n.locale);
  const Icon = inTheHand.has(system ?? '') ? Smartphone : Monitor;
  return (
    <li className={styles.device}>
      <Icon className={styles.icon} />
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        {isCurrent && (
          <p className={styles.current}>
            <Trans>This device</Trans>
          </p>
        )}
        <p className={styles.time}>
          <Trans>
            Signed in <time dateTime={new Date(createdAt).toISOString()}>{since}</time>
          </Trans>
        </p>
        {!isCurrent && (
          <p className={styles.time}>
            <Trans>
              Last seen <time dateTime={new Date(lastSeenAt).toISOString()}>{seen}</time>
            </Trans>
          </p>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="FilledGray"
          size="Flat"
          aria-label={t`Sign out ${name}`}
          aria-expanded={Boolean(children)}
          disabled={isBusy}
          onClick={onSignOut}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
      {children && <div className={styles.question}>{children}</div>}
    </li>
  );
}
