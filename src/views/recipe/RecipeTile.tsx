import type { ReactNode } from 'react';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './RecipeTile.module.css';

interface RecipeTileProps {
  /** Address of the photo; null when the recipe has none. */
  photo: string | null;
  /** A link or a button with the title: it opens the recipe, wherever the tile is pressed. */
  title: ReactNode;
  /** What is said below the title. */
  children: ReactNode;
}

/** One recipe among others. */
export function RecipeTile({ photo, title, children }: RecipeTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>{photo === null ? <LogoMark /> : <img src={photo} alt="" loading="lazy" decoding="async" />}</div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </article>
  );
}
