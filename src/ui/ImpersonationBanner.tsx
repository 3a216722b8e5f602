import { useLingui } from '@lingui/react/macro';
import styles from './ImpersonationBanner.module.css';

interface ImpersonationBannerProps {
  /** Whose account is being looked at; null when the time for it is over. */
  email: string | null;
  /** Who looks. */
  adminEmail: string;
  /** The console's logout route. Spec 4: reached by a full page load, so this is no in-app link. */
  switchBackHref: string;
}

/** Spec 4: fixed at the end of the page while an administrator is logged in as somebody else. */
export function ImpersonationBanner({ email, adminEmail, switchBackHref }: ImpersonationBannerProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.banner} aria-label={t`Logged in as another user`}>
      <p className={styles.text}>{email === null ? t`this login has expired` : t`logged in as ${email}`}</p>
      <a className={styles.back} href={switchBackHref}>{t`switch back to ${adminEmail}`}</a>
    </aside>
  );
}
