import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import styles from './WaysIn.module.css';

/** The links in the header of a public page: into the cookbook, or the ways in. */
export function WaysIn({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? (
    <ButtonLink href="/account" size="Small" variant="Outlined">
      <Trans>My recipes</Trans>
    </ButtonLink>
  ) : (
    <>
      <ButtonLink href="/login" size="Small" variant="Transparent" className={styles.way}>
        <Trans>Sign in</Trans>
      </ButtonLink>
      <ButtonLink href="/sign-up" size="Small" variant="Outlined" className={styles.way}>
        <Trans>Create account</Trans>
      </ButtonLink>
    </>
  );
}
