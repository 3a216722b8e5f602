import { Trans } from '@lingui/react/macro';
import type { PublicConfig } from '../../../../contract/shell/public-config.ts';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

interface NotFoundViewProps {
  config: Pick<PublicConfig, 'productName'>;
  /** Goes one step back; null without a previous page. */
  onBack: (() => void) | null;
}

export function NotFoundView({ config, onBack }: NotFoundViewProps) {
  const title = (
    <h1>
      <Trans>This page is not on the menu</Trans>
    </h1>
  );
  const ways = (
    <>
      <ButtonLink href="/">
        <Trans>Go to the start page</Trans>
      </ButtonLink>
      {onBack && (
        <Button variant="Outlined" onClick={onBack}>
          <Trans>Go back</Trans>
        </Button>
      )}
    </>
  );
  return (
    <Page productName={config.productName}>
      <EmptyState art={<SpiltPotArt />} title={title} action={ways}>
        <p>
          <Trans>The address may have a typo, or the page was moved or deleted.</Trans>
        </p>
      </EmptyState>
    </Page>
  );
}
