import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ListActors } from './list-actors.ts';
import { ListedRecipe } from './ListedRecipe.tsx';
import { namesakesIn } from './namesakes.ts';
import styles from './RecipeList.module.css';

interface RecipeListProps {
  recipes: readonly RecipeSummary[];
  actors: ListActors;
  hasMore: boolean;
  isLoading: boolean;
  /** A search is running; the shown recipes may not match. */
  isSearching?: boolean;
  onMore: () => void;
}

/** The recipes, and a button to load more. */
export function RecipeList({ recipes, actors, hasMore, isLoading, isSearching = false, onMore }: RecipeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const namesakes = useMemo(() => namesakesIn(recipes), [recipes]);

  // The button loses the focus while it is busy; keyboard users continue with the first new recipe.
  useEffect(() => {
    if (firstNew.current === null || recipes.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, [role=checkbox]')?.focus();
    firstNew.current = null;
  }, [recipes.length]);

  const askForMore = () => {
    firstNew.current = recipes.length;
    onMore();
  };
  return (
    <>
      <ul ref={list} className={styles.list} aria-busy={isSearching || undefined}>
        {recipes.map((recipe) => (
          <li key={recipe.guid}>
            <ListedRecipe recipe={recipe} difference={namesakes.get(recipe.guid)} actors={actors} />
          </li>
        ))}
      </ul>
      {hasMore && !isSearching && (
        <div className={styles.more}>
          <Button variant="Outlined" isLoading={isLoading} onClick={askForMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
