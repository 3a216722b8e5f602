import { Trans, useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ApiError } from '../../../../contract/errors.ts';
import type { Device } from '../../../../contract/account/settings-endpoints.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { deviceName } from '../../../texts/device-texts.ts';
import styles from './DeviceList.module.css';

const inTheHand = new Set(['iOS', 'Android', 'Windows Phone', 'HarmonyOS']);

interface DeviceRowProps {
  device: Device;
  /** This or another device is being signed out. */
  isBusy: boolean;
  isEnding: boolean;
  /** The error of the sign-out. */
  error: ApiError | null;
  onSignOut: (button: HTMLElement) => void;
}

/** One device: its description, the time of its sign-in, and its last activity. */
export function DeviceRow({ device, isBusy, isEnding, error, onSignOut }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { system, createdAt, lastSeenAt, isCurrent } = device;
  const name = deviceName(device, i18n);
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
          isLoading={isEnding}
          disabled={isBusy}
          onClick={(event) => onSignOut(event.currentTarget)}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
      <FormError>{error !== null && errorText(error, i18n)}</FormError>
    </li>
  );
}
