import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './DeletionPage.module.css';

/** What happens when an account is deleted, and when. */
export function DeletionFacts() {
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Trans>Your account, recipes, photos and everything else we hold about you will be deleted. Nobody can bring them back.</Trans>
        </li>
        <li>
          <Trans>We process your request within 7 business days. Until then you can change your mind here.</Trans>
        </li>
        <li>
          <Trans>Within 30 days everything is erased, backups included.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          You may want to <Link href="/account/data">download your data</Link> first. For details, see the{' '}
          <Link href="/terms#personal-data">terms on personal data</Link>.
        </Trans>
      </p>
    </>
  );
}
