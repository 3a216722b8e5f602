import type { SavedRecipe } from '../../../machines/saved-recipes.machine.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { SavedSince } from '../recipe/SavedSince.tsx';
import styles from './SavedRecipesPage.module.css';

/** One of the kept recipes. The title opens it; its area is the whole card. */
export function SavedCard({ saved: { recipe, savedAt, photo }, onOpen }: { saved: SavedRecipe; onOpen: () => void }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{photo === null ? <LogoMark /> : <img src={photo} alt="" decoding="async" />}</div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <button type="button" className={styles.open} onClick={onOpen}>
            <bdi>{recipe.title}</bdi>
          </button>
        </h2>
        <div className={styles.meta}>
          <SavedSince time={savedAt} />
        </div>
      </div>
    </article>
  );
}
