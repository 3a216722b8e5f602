import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import { kitchenPageOf } from '../../../../machines/shell/start-page.ts';
import { useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { settingsPath } from '../../shell/member/member-paths.ts';
import styles from './AccountPage.module.css';
import { RecipeList } from './RecipeList.tsx';

/** Spec 2, /account: the user's own recipes, newest first, and the way to the settings. */
export function AccountPage({ flow }: PageProps<typeof recipesMachine>) {
  const { recipes, next } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const retry = () => flow.send({ type: 'retry.requested' });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>My recipes</Trans>
        </h1>
        <ButtonLink href={settingsPath} variant="Transparent" size="Flat" icon={<Settings />} className={styles.settings}>
          <span className={styles.text}>
            <Trans>Settings</Trans>
          </span>
        </ButtonLink>
      </div>
      {recipes.length > 0 && (
        <RecipeList
          recipes={recipes}
          hasMore={next !== null && !hasFailed}
          isLoading={isBusy}
          onMore={() => flow.send({ type: 'more.requested' })}
        />
      )}
      {recipes.length === 0 && isBusy && <DataPlaceholder />}
      {hasFailed && <DataError onRetry={retry} />}
      {recipes.length === 0 && !isBusy && !hasFailed && <NoRecipes />}
    </div>
  );
}

function NoRecipes() {
  const kitchen = kitchenPageOf(useSession());
  const title = (
    <h2>
      <Trans>Your cookbook is still empty</Trans>
    </h2>
  );
  const way = kitchen !== null && (
    <ButtonLink href={kitchen} size="Big" icon={<Plus />}>
      <Trans>Make your first recipe</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title} action={way}>
      <p>
        <Trans>Describe a dish or photograph one, and its recipe is kept here.</Trans>
      </p>
    </EmptyState>
  );
}
