import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

/** What staff without a second factor are told, and the way to one. */
export function NoSecondFactor() {
  return (
    <>
      <p>
        <Trans>Staff need a second factor, so that a password alone opens nobody else’s account. Your account has none yet.</Trans>
      </p>
      <p>
        <ButtonLink href="/account/authenticator">
          <Trans>Set up an authenticator app</Trans>
        </ButtonLink>{' '}
        <ButtonLink href="/account/passkeys">
          <Trans>Add a passkey</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
