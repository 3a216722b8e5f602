import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { LanguageSlot } from '../language/LanguageSlot.tsx';
import styles from './Page.module.css';

const year = new Date().getFullYear();

/** The year, the language choice, and links to the legal pages. */
export function PageFooter({ productName }: { productName: string }) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      {/* A page served in one year may be taken over in the next. */}
      <small className={styles.copyright} suppressHydrationWarning>
        <Trans>
          © {year} {productName}
        </Trans>
      </small>
      <LanguageSlot className={styles.language} />
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
