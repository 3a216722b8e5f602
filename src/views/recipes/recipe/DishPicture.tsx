import { lazy, Suspense, useState } from 'react';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import { DishArt } from './DishArt.tsx';
import styles from './DishPicture.module.css';

type DrawnView = typeof import('./DrawnDish.tsx').DrawnDish;

let loaded: DrawnView | null = null;

/** Loads the code that draws: 20 kB, so the page is shown first. A page that the server has drawn waits for it. */
export async function fetchDrawing(): Promise<{ default: DrawnView }> {
  const { DrawnDish } = await import('./DrawnDish.tsx');
  loaded = DrawnDish;
  return { default: DrawnDish };
}

const Drawn = lazy(fetchDrawing);

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
  const [AtOnce] = useState(() => loaded);
  if (picture === undefined) return <DishArt kind={kind} />;
  const drawing = { picture, isGrowing, foods };
  return (
    <span className={styles.ground} data-ground={picture.ground} aria-hidden="true">
      {AtOnce === null ? (
        <Suspense>
          <Drawn {...drawing} />
        </Suspense>
      ) : (
        <AtOnce {...drawing} />
      )}
    </span>
  );
}
