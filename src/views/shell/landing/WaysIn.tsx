import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import styles from './WaysIn.module.css';

/** Header links of a public page: to the cookbook, or to sign-in and sign-up. */
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
