import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Comparison } from '../../../../contract/recipes/version-endpoints.ts';
import type { recipeVersionsMachine } from '../../../../machines/recipes/recipe-versions.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import { PartialRecipe } from '../../kitchen/order/PartialRecipe.tsx';
import { itemName } from '../../../../contract/recipes/recipe-math.ts';
import { VersionDiff } from './VersionDiff.tsx';
import styles from './VersionsPage.module.css';

interface OpenedVersionProps {
  flow: ActorRefFrom<typeof recipeVersionsMachine>;
  opened: Comparison;
}

/** One version: its changes, its full text, and a restore button. */
export function OpenedVersion({ flow, opened: { recipe, before } }: OpenedVersionProps) {
  const isRestoring = useSelector(flow, (snapshot) => snapshot.matches('restoring') || snapshot.matches('restored'));
  const current = useSelector(flow, (snapshot) => snapshot.context.versions[0]?.version);
  const title = useFocusOnEntry<HTMLHeadingElement>();
  const { version } = recipe;
  const whole = {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient) => ({ ...ingredient, item: itemName(ingredient) })),
  };
  return (
    <section className={styles.opened}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          <Trans>Version {version}</Trans>
        </h2>
        <Button variant="Transparent" size="Small" disabled={isRestoring} onClick={() => flow.send({ type: 'version.closed' })}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {before !== null && <VersionDiff before={before} recipe={recipe} />}
      <PartialRecipe recipe={whole} isGrowing={false} />
      {version !== current && (
        <Button isLoading={isRestoring} onClick={() => flow.send({ type: 'restore.requested' })}>
          <Trans>Bring this version back</Trans>
        </Button>
      )}
    </section>
  );
}
