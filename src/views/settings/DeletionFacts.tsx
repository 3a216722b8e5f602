import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './DeletionPage.module.css';

/** What happens when an account is deleted. Spec 9 says the times. */
export function DeletionFacts() {
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Trans>Your account, recipes, photos and everything else that we hold of you are deleted. Nobody can bring them back.</Trans>
        </li>
        <li>
          <Trans>We do so within 7 business days. Until then you can change your mind here.</Trans>
        </li>
        <li>
          <Trans>Within 30 days nothing is left, old copies included.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          You may want to <Link href="/account/data">download your data</Link> first. The{' '}
          <Link href="/terms#personal-data">terms on personal data</Link> say the rest.
        </Trans>
      </p>
    </>
  );
}
