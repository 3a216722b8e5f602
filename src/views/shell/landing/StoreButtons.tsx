import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { installMachine } from '../../../../machines/shell/install.machine.ts';
import styles from './StoreButtons.module.css';

interface StoreButtonsProps {
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  /** The target of a store button without a configured store: the web app. */
  webAppPath: string;
  /** Installs the web app where the browser can; null before it is loaded. */
  install?: ActorRefFrom<typeof installMachine> | null;
}

/** Two store buttons. Without a store address they install the web app, or open it where the browser cannot install, and say so. */
export function StoreButtons({ appStoreUrl, playStoreUrl, webAppPath, install = null }: StoreButtonsProps) {
  const { t } = useLingui();
  const isInstallable = useSelector(install ?? undefined, (snapshot) => snapshot?.matches('offered') === true);
  const onInstall = isInstallable && install !== null ? () => install.send({ type: 'install.requested' }) : null;
  const noteId = useId();
  const isWebOnly = appStoreUrl === null && playStoreUrl === null;
  const shared = { webAppPath, onInstall, noteId: isWebOnly ? noteId : undefined };
  return (
    <div className={styles.stores}>
      <StoreButton {...shared} url={appStoreUrl} name={t`Download on the App Store`} glyph={<PhoneGlyph />}>
        <Trans>
          <small>Download on the</small> App Store
        </Trans>
      </StoreButton>
      <StoreButton {...shared} url={playStoreUrl} name={t`Get it on Google Play`} glyph={<PlayGlyph />}>
        <Trans>
          <small>Get it on</small> Google Play
        </Trans>
      </StoreButton>
      {isWebOnly && (
        <p className={styles.note} id={noteId}>
          {isInstallable ? (
            <Trans>Both install the web app: no store needed.</Trans>
          ) : (
            <Trans>Both open the web app: nothing to install.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

interface StoreButtonProps {
  url: string | null;
  name: string;
  glyph: ReactNode;
  webAppPath: string;
  onInstall: (() => void) | null;
  noteId: string | undefined;
  children: ReactNode;
}

function StoreButton({ url, name, glyph, webAppPath, onInstall, noteId, children }: StoreButtonProps) {
  const { t } = useLingui();
  const content = (
    <>
      {glyph}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (url !== null)
    return (
      <a className={styles.store} href={url} aria-label={name}>
        {content}
      </a>
    );
  if (onInstall !== null)
    return (
      <button
        className={styles.store}
        type="button"
        aria-label={t`${name} (installs the web app)`}
        aria-describedby={noteId}
        onClick={onInstall}
      >
        {content}
      </button>
    );
  return (
    <Link className={styles.store} href={webAppPath} aria-label={t`${name} (opens the web app)`} aria-describedby={noteId}>
      {content}
    </Link>
  );
}

function PhoneGlyph() {
  return (
    <svg className={styles.glyph} viewBox="0 0 28 28" aria-hidden="true">
      <rect className={styles.outline} x="7" y="2.5" width="14" height="23" rx="3.5" />
      <path className={styles.outline} d="M14 8v8m-3.5-3 3.5 3.5 3.5-3.5M12 21.5h4" />
    </svg>
  );
}

function PlayGlyph() {
  return (
    <svg className={styles.glyph} viewBox="0 0 28 28" aria-hidden="true">
      <path className={styles.playTop} d="M6 3.5 17 10l-3.5 4L5 23V5a2 2 0 0 1 1-1.5Z" />
      <path className={styles.playBottom} d="m13.5 14 3.5 4-11 6.5A2 2 0 0 1 5 23Z" />
      <path className={styles.playTip} d="m17 10 5 2.8a1.4 1.4 0 0 1 0 2.4L17 18l-3.5-4Z" />
    </svg>
  );
}
