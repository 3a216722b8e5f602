import type { ReactNode } from 'react';
import { DishArt } from './DishArt.tsx';
import styles from './RecipeTile.module.css';

interface RecipeTileProps {
  /** Address of the photo; null when the recipe has none. */
  photo: string | null;
  /** The kind of dish, by which its picture is drawn when there is no photo. */
  kind: string | undefined;
  /** A link or a button with the title: it opens the recipe, wherever the tile is pressed. */
  title: ReactNode;
  /** What is said below the title. */
  children: ReactNode;
  /** Buttons of the tile, which lie above what opens it. */
  actions?: ReactNode;
  /** A mark at the picture: whether the recipe is chosen. */
  mark?: ReactNode;
}

/** One recipe among others. */
export function RecipeTile({ photo, kind, title, children, actions, mark }: RecipeTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        {photo === null ? <DishArt kind={kind} /> : <img src={photo} alt="" loading="lazy" decoding="async" />}
        {mark}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
