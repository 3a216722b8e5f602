import { useLingui } from '@lingui/react/macro';
import styles from './ImpersonationBanner.module.css';

interface ImpersonationBannerProps {
  /** The impersonated account; null when the time has expired. */
  email: string | null;
  /** The impersonating staff member. */
  adminEmail: string;
  /** The console's logout route, reached by a full page load, so not an in-app link. */
  switchBackHref: string;
}

/** Fixed at the bottom of the page during impersonation. */
export function ImpersonationBanner({ email, adminEmail, switchBackHref }: ImpersonationBannerProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.banner} aria-label={t`Logged in as another user`}>
      <p className={styles.text}>{email === null ? t`this login has expired` : t`logged in as ${email}`}</p>
      <a className={styles.back} href={switchBackHref}>{t`switch back to ${adminEmail}`}</a>
    </aside>
  );
}
