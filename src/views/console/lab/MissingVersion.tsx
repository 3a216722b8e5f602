import { Trans } from '@lingui/react/macro';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { listPath } from '../areas/area-views.ts';

export function MissingVersion() {
  const title = (
    <h1>
      <Trans>Not found</Trans>
    </h1>
  );
  const way = (
    <ButtonLink href={listPath('prompts')}>
      <Trans>Back to the list</Trans>
    </ButtonLink>
  );
  return <EmptyState art={<SpiltPotArt />} title={title} action={way} />;
}
