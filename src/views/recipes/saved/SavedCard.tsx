import type { SavedRecipe } from '../../../../machines/recipes/saved-recipes.machine.ts';
import { RecipeTile } from '../recipe/RecipeTile.tsx';
import { SavedSince } from '../recipe/SavedSince.tsx';
import styles from './SavedRecipesPage.module.css';

/** One of the stored recipes. */
export function SavedCard({ saved: { recipe, savedAt, photo }, onOpen }: { saved: SavedRecipe; onOpen: () => void }) {
  return (
    <RecipeTile
      photo={photo}
      picture={recipe.picture}
      kind={recipe.kind}
      title={
        <button type="button" onClick={onOpen}>
          <bdi>{recipe.title}</bdi>
        </button>
      }
    >
      <div className={styles.meta}>
        <SavedSince time={savedAt} />
      </div>
    </RecipeTile>
  );
}
