import type { ReactNode } from 'react';
import { photoSource } from '../../../../contract/kitchen/photo.ts';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import { DishPicture } from './DishPicture.tsx';
import styles from './RecipeTile.module.css';

interface RecipeTileProps {
  /** URL of the photo; null without one. */
  photo: string | null;
  /** Drawn when there is no photo. */
  picture: Picture | undefined;
  /** Dish type, for a symbol when there is neither. */
  kind: string | undefined;
  /** A link or button with the title: pressing anywhere on the tile opens the recipe. */
  title: ReactNode;
  /** Content below the title. */
  children: ReactNode;
  /** Buttons of the tile, above the covering link. */
  actions?: ReactNode;
  /** A badge on the picture: whether the recipe is chosen. */
  mark?: ReactNode;
}

/** A recipe tile. */
export function RecipeTile({ photo, picture, kind, title, children, actions, mark }: RecipeTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture} data-dish>
        {photo === null ? (
          <DishPicture picture={picture} kind={kind} />
        ) : (
          <img {...photoSource(photo, '(min-width: 40rem) 20rem, 100vw')} alt="" loading="lazy" decoding="async" />
        )}
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
