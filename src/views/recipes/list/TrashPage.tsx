import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CheckCheck from 'lucide-react/icons/list-checks';
import Trash from 'lucide-react/icons/trash-2';
import { trashDays } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import styles from './AccountPage.module.css';
import type { ListActors } from './list-actors.ts';
import { RecipeList } from './RecipeList.tsx';
import { TrashBar } from './TrashBar.tsx';
import { useListActors } from './use-list-actors.ts';
import { useListed } from './use-listed.ts';

/** The trash: recipes can be restored until they are deleted. */
export function TrashPage({ flow }: PageProps<typeof recipesMachine>) {
  const actors = useListActors(flow);
  if (actors === null) return <DataPlaceholder />;
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
      <Thrown flow={flow} actors={actors} />
    </div>
  );
}

function Thrown({ flow, actors }: Pick<PageProps<typeof recipesMachine>, 'flow'> & { actors: ListActors }) {
  const recipes = useListed(flow, actors, 'trash');
  const next = useSelector(flow, (snapshot) => snapshot.context.next);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound'));
  const { selection, erasure } = actors;
  const isSelecting = useSelector(selection, (snapshot) => snapshot.matches('on'));
  const isErasing = useSelector(erasure, (snapshot) => snapshot.hasTag('busy'));
  const own = recipes.filter(({ shelf }) => shelf?.permissions.canMakeFavorite === true);
  const more = () => flow.send({ type: 'more.requested' });
  return (
    <>
      {own.length > 0 && !isSelecting && (
        <div className={styles.ways}>
          <Button variant="Transparent" size="Flat" icon={<CheckCheck />} onClick={() => selection.send({ type: 'selection.started' })}>
            <Trans>Select</Trans>
          </Button>
          <Button
            variant="Outlined"
            size="Flat"
            icon={<Trash />}
            isLoading={isErasing}
            onClick={() => erasure.send({ type: 'erasure.requested', guids: null })}
          >
            <Trans>Empty the trash</Trans>
          </Button>
        </div>
      )}
      {recipes.length > 0 && (
        <RecipeList recipes={recipes} actors={actors} hasMore={next !== null && !hasFailed} isLoading={isBusy} onMore={more} />
      )}
      {isSelecting && <TrashBar guids={own.map(({ guid }) => guid)} actors={actors} />}
      {recipes.length === 0 && isBusy && <DataPlaceholder shape="tiles" />}
      {hasFailed && (
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Couldn’t load your recipes.</Trans>
        </DataError>
      )}
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
