import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CookingPot from 'lucide-react/icons/cooking-pot';
import type { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { SavedCopyNotice } from './SavedCopyNotice.tsx';
import { RecipeSheet } from './RecipeSheet.tsx';

/** Design 5, /ai/{company uri}/recipes/{guid}: one recipe, to cook from. */
export function RecipePage({ flow }: PageProps<typeof recipeMachine>) {
  const { recipe, servings, unitSystem, savedAt } = useSelector(flow, (snapshot) => snapshot.context);
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (isMissing) return <MissingRecipe />;
  if (hasFailed) return <FailedRecipe onRetry={() => flow.send({ type: 'retry.requested' })} />;
  if (recipe === null || servings === null || unitSystem === null) return <DataPlaceholder />;
  return (
    <>
      {savedAt !== null && <SavedCopyNotice savedAt={savedAt} isRetrying={isBusy} onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <RecipeSheet
        recipe={recipe}
        servings={servings}
        unitSystem={unitSystem}
        onServingsChange={(value) => flow.send({ type: 'servings.changed', servings: value })}
        onUnitsChange={(value) => flow.send({ type: 'units.changed', unitSystem: value })}
      >
        <ButtonLink
          href={`/ai/${encodeURIComponent(recipe.companyUri)}/recipes/${recipe.guid}/cook?servings=${servings}&units=${unitSystem}`}
          icon={<CookingPot />}
        >
          <Trans>Start cooking</Trans>
        </ButtonLink>
      </RecipeSheet>
    </>
  );
}

function FailedRecipe({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1>
        <VisuallyHidden>
          <Trans>Recipe</Trans>
        </VisuallyHidden>
      </h1>
      <DataError onRetry={onRetry} />
    </>
  );
}

/** In the place of a recipe that is not there. */
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
