import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

/** Tells staff that they need a second factor, with a link to set one up. */
export function NoSecondFactor() {
  return (
    <>
      <p>
        <Trans>Staff need a second factor to open someone else’s account. Yours does not have one yet.</Trans>
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
