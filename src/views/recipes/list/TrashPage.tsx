import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { trashDays } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import styles from './AccountPage.module.css';
import type { ListActors } from './list-actors.ts';
import { RecipeList } from './RecipeList.tsx';
import { useListed } from './use-listed.ts';

/** What was thrown away, and can be restored until it is deleted. */
export function TrashPage({ flow }: PageProps<typeof recipesMachine>) {
  const { changes, rename, selection, toShopping } = useSelector(flow, (snapshot) => snapshot.children);
  if (changes === undefined || rename === undefined || selection === undefined || toShopping === undefined) return <DataPlaceholder />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Trash</Trans>
        </h1>
        <ButtonLink href="/account" variant="Transparent" size="Flat">
          <Trans>My recipes</Trans>
        </ButtonLink>
      </div>
      <p>
        <Trans>Recipes are deleted {trashDays} days after you throw them away.</Trans>
      </p>
      <Thrown flow={flow} actors={{ changes, rename, selection, toShopping }} />
    </div>
  );
}

function Thrown({ flow, actors }: Pick<PageProps<typeof recipesMachine>, 'flow'> & { actors: ListActors }) {
  const recipes = useListed(flow, actors, 'trash');
  const next = useSelector(flow, (snapshot) => snapshot.context.next);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound'));
  const more = () => flow.send({ type: 'more.requested' });
  return (
    <>
      {recipes.length > 0 && (
        <RecipeList recipes={recipes} actors={actors} hasMore={next !== null && !hasFailed} isLoading={isBusy} onMore={more} />
      )}
      {recipes.length === 0 && isBusy && <DataPlaceholder shape="tiles" />}
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {recipes.length === 0 && !isBusy && !hasFailed && (
        <EmptyState
          art={<EmptyPlateArt />}
          title={
            <h2>
              <Trans>The trash is empty</Trans>
            </h2>
          }
        >
          <p>
            <Trans>You can restore deleted recipes here.</Trans>
          </p>
        </EmptyState>
      )}
    </>
  );
}
