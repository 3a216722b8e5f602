import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../../app/app-context.tsx';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** /console/users/{guid}/logout, shown when the switch back failed: explains it, and names the signed-in user. */
export function SwitchBackPage() {
  const { config } = useApp();
  return (
    <Page productName={config.productName}>
      <WhoIsHere />
    </Page>
  );
}

function WhoIsHere() {
  const { t } = useLingui();
  const { email, extra } = useSession();
  if (extra.suLogin !== undefined)
    return (
      <Explanation title={<Trans>You have not switched back yet</Trans>}>
        <Trans>This page only works from the button at the bottom of a page.</Trans>
      </Explanation>
    );
  if (email === null)
    return (
      <Explanation
        title={<Trans>You are signed out</Trans>}
        way={
          <ButtonLink href="/login">
            <Trans>Sign In</Trans>
          </ButtonLink>
        }
      >
        <Trans>The session to switch back to has ended.</Trans>
      </Explanation>
    );
  const home = (
    <ButtonLink href="/account">
      <Trans>My recipes</Trans>
    </ButtonLink>
  );
  return (
    <Explanation title={<Trans>You are not in another user’s account</Trans>} way={home}>
      {t`You are signed in as ${email}, in your own account.`}
    </Explanation>
  );
}

function Explanation({ title, way, children }: { title: ReactNode; way?: ReactNode; children: ReactNode }) {
  return (
    <EmptyState art={<EmptyPlateArt />} title={<h1>{title}</h1>} action={way}>
      <p>{children}</p>
    </EmptyState>
  );
}
