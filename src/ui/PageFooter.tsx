import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './Page.module.css';

const year = new Date().getFullYear();

/** Links to the legal pages and the year. */
export function PageFooter({ productName }: { productName: string }) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <small className={styles.copyright}>
        <Trans>
          © {year} {productName}
        </Trans>
      </small>
      <nav className={styles.links} aria-label={t`Legal`}>
        <Link className={styles.link} href="/privacy">
          <Trans>Privacy Policy</Trans>
        </Link>
        <Link className={styles.link} href="/terms">
          <Trans>Terms and Conditions</Trans>
        </Link>
      </nav>
    </footer>
  );
}
