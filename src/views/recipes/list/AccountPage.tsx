import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import { isCollectionAlone, isNarrowed } from '../../../../machines/recipes/recipe-filters.ts';
import { shelfSize } from '../../../../machines/recipes/shelf-sizes.ts';
import { kitchenPageOf } from '../../../../machines/shell/start-page.ts';
import { useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CollectionsBar } from '../collections/CollectionsBar.tsx';
import styles from './AccountPage.module.css';
import type { ListActors } from './list-actors.ts';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './Filters.tsx';
import { ManageMenu } from './ManageMenu.tsx';
import { RecipeList } from './RecipeList.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useListActors } from './use-list-actors.ts';
import { useListed } from './use-listed.ts';

/** /account: the cookbook. Search first, then filters, shelves and all recipes, newest first. */
export function AccountPage({ flow }: PageProps<typeof recipesMachine>) {
  const actors = useListActors(flow);
  return actors === null ? <DataPlaceholder /> : <Cookbook flow={flow} actors={actors} />;
}

function Cookbook({ flow, actors }: Pick<PageProps<typeof recipesMachine>, 'flow'> & { actors: ListActors }) {
  const { selection, collections } = actors;
  const recipes = useListed(flow, actors, 'cookbook');
  const loaded = useSelector(flow, (snapshot) => snapshot.context.recipes);
  const facets = useSelector(flow, (snapshot) => snapshot.context.facets);
  const next = useSelector(flow, (snapshot) => snapshot.context.next);
  const filters = useSelector(flow, (snapshot) => snapshot.context.filters);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound'));
  const isSearching = useSelector(flow, (snapshot) => snapshot.matches('searching'));
  const isListed = useSelector(flow, (snapshot) => snapshot.matches('listed') || snapshot.matches('rewriting'));
  const isSelecting = useSelector(selection, (snapshot) => snapshot.matches('on'));
  // An empty cookbook needs no search.
  const isSearchable = !isListed || isNarrowed(filters) || recipes.length > 0 || next !== null;
  const own = recipes.filter(({ shelf }) => shelf?.permissions.canMakeFavorite === true);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>My recipes</Trans>
        </h1>
        <ManageMenu actors={actors} canSelect={own.length > 0 && !isSelecting} />
      </div>
      {isSearchable && <SearchBar flow={flow} />}
      {isSearchable && <FilterChips flow={flow} />}
      {isSearchable && <Filters flow={flow} />}
      {isSearchable && (
        <CollectionsBar
          collections={collections}
          recipes={isNarrowed(filters) || isSelecting ? [] : recipes}
          sizeOf={(collection) => shelfSize(collection, facets, { loaded, shown: recipes })}
          shown={filters.collection ?? null}
          onShow={(collection) => flow.send({ type: 'filters.changed', change: { collection: collection ?? '' } })}
        />
      )}
      {recipes.length > 0 && (
        <RecipeList
          recipes={recipes}
          actors={actors}
          hasMore={next !== null && !hasFailed}
          isLoading={isBusy}
          isSearching={isSearching}
          onMore={() => flow.send({ type: 'more.requested' })}
        />
      )}
      {isSelecting && <SelectionBar recipes={own} actors={actors} />}
      {recipes.length === 0 && isBusy && <DataPlaceholder shape="tiles" />}
      {hasFailed && (
        <DataError onRetry={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Couldn’t load your recipes.</Trans>
        </DataError>
      )}
      {recipes.length === 0 &&
        isListed &&
        (isSearchable ? (
          <NoMatch isCollection={isCollectionAlone(filters)} onClear={() => flow.send({ type: 'filters.cleared' })} />
        ) : (
          <NoRecipes />
        ))}
    </div>
  );
}

function NoMatch({ isCollection, onClear }: { isCollection: boolean; onClear: () => void }) {
  const title = <h2>{isCollection ? <Trans>This collection is empty</Trans> : <Trans>Nothing matches</Trans>}</h2>;
  const way = (
    <Button variant="Outlined" onClick={onClear}>
      <Trans>Show all recipes</Trans>
    </Button>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title} action={way}>
      <p>
        {isCollection ? (
          <Trans>Choose “Collections” in the menu of a recipe to add it, or select several recipes and add them at once.</Trans>
        ) : (
          <Trans>No recipes match your search and filters.</Trans>
        )}
      </p>
    </EmptyState>
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
