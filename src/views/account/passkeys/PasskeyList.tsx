import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import UserKey from 'lucide-react/icons/user-key';
import type { ActorRefFrom } from 'xstate';
import type { Passkey } from '../../../../contract/sign-in/passkeys.ts';
import type { passkeysMachine } from '../../../../machines/account/passkeys.machine.ts';
import { formatDay } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './PasskeysPage.module.css';

type Flow = ActorRefFrom<typeof passkeysMachine>;

/** The passkeys, a button to add one, and the recovery codes. */
export function PasskeyList({ flow }: { flow: Flow }) {
  const { passkeys, isSupported } = useSelector(flow, (snapshot) => snapshot.context);
  if (passkeys === null) return null;
  const { items } = passkeys;
  return (
    <>
      {items.length === 0 ? (
        <p className={styles.note}>
          <Trans>You have no passkeys yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {items.map((passkey) => (
            <li key={passkey.guid} className={styles.passkey}>
              <PasskeyRow flow={flow} passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button onClick={() => flow.send({ type: 'passkey.wanted' })}>
            <Trans>Add a passkey</Trans>
          </Button>
        </div>
      ) : (
        <p className={styles.note}>
          <Trans>This browser cannot create passkeys here. Open this page in another browser or on another device.</Trans>
        </p>
      )}
      <RecoveryCodes flow={flow} left={passkeys.recoveryCodesLeft} />
    </>
  );
}

function PasskeyRow({ flow, passkey }: { flow: Flow; passkey: Passkey }) {
  const { t, i18n } = useLingui();
  const { name, createdAt, lastUsedAt, isBackedUp, canRemove } = passkey;
  const since = formatDay(createdAt, i18n.locale);
  const used = lastUsedAt === null ? null : formatDay(lastUsedAt, i18n.locale);
  return (
    <>
      <UserKey className={styles.icon} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.facts}>
          {used === null ? (
            <Trans>Added on {since}, not used yet</Trans>
          ) : (
            <Trans>
              Added on {since}, last used on {used}
            </Trans>
          )}
        </p>
        {isBackedUp && (
          <p className={styles.facts}>
            <Trans>Synced across your devices</Trans>
          </p>
        )}
        {!canRemove && (
          <p className={styles.facts}>
            <Trans>This is the only way into your account.</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="Outlined"
          size="Small"
          aria-label={t`Rename ${name}`}
          onClick={() => flow.send({ type: 'renaming.wanted', passkey })}
        >
          <Trans>Rename</Trans>
        </Button>
        {canRemove && (
          <Button
            variant="Outlined"
            size="Small"
            aria-label={t`Remove ${name}`}
            onClick={() => flow.send({ type: 'removal.wanted', passkey })}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function RecoveryCodes({ flow, left }: { flow: Flow; left: number | null }) {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Recovery codes</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>If you lose your passkeys, each of these codes signs you in once. Keep them in a safe place, not on the same device.</Trans>
      </p>
      <p className={styles.note}>
        {left === null ? (
          <Trans>You have no recovery codes yet.</Trans>
        ) : (
          <Plural value={left} one="# recovery code is left." other="# recovery codes are left." />
        )}
      </p>
      <div>
        <Button variant="Outlined" onClick={() => flow.send({ type: 'codes.wanted' })}>
          {left === null ? <Trans>Create recovery codes</Trans> : <Trans>Replace recovery codes</Trans>}
        </Button>
      </div>
    </section>
  );
}
