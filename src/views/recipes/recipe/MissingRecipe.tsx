import { Trans } from '@lingui/react/macro';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Shown when the recipe does not exist. */
export function MissingRecipe() {
  const title = (
    <h1>
      <Trans>Recipe not found</Trans>
    </h1>
  );
  const way = (
    <ButtonLink href="/account">
      <Trans>My recipes</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState art={<SpiltPotArt />} title={title} action={way}>
      <p>
        <Trans>It may have been deleted, or it belongs to somebody else.</Trans>
      </p>
    </EmptyState>
  );
}
