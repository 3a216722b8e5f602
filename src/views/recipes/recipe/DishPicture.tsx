import { lazy, Suspense } from 'react';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import { DishArt } from './DishArt.tsx';
import styles from './DishPicture.module.css';

// Drawing takes 20 kB of code: the page is shown first.
const Drawn = lazy(async () => {
  const { DrawnDish } = await import('./DrawnDish.tsx');
  return { default: DrawnDish };
});

interface DishPictureProps {
  /** Missing on older servers and copies. */
  picture: Picture | undefined;
  /** The kind of dish, for a symbol where there is no picture. */
  kind: string | undefined;
  /** True while the recipe is being written. */
  isGrowing?: boolean;
  /** Only these foods, on what they are served in; missing: all. */
  foods?: ReadonlySet<string> | undefined;
}

/** The picture of a dish, drawn from its ingredients. It fills its frame, of any shape. */
export function DishPicture({ picture, kind, isGrowing = false, foods }: DishPictureProps) {
  if (picture === undefined) return <DishArt kind={kind} />;
  return (
    <span className={styles.ground} data-ground={picture.ground} aria-hidden="true">
      <Suspense>
        <Drawn picture={picture} isGrowing={isGrowing} foods={foods} />
      </Suspense>
    </span>
  );
}
