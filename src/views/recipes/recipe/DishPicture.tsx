import { lazy, Suspense, useState } from 'react';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import styles from './DishPicture.module.css';
import { idOf, servedDrawing, WholeDish } from './WholeDish.tsx';

type DrawnView = typeof import('./DrawnDish.tsx').DrawnDish;

let loaded: DrawnView | null = null;

/** The code that draws: 20 kB, so the page is shown first. */
const Drawn = lazy(async () => {
  const { DrawnDish } = await import('./DrawnDish.tsx');
  loaded = DrawnDish;
  return { default: DrawnDish };
});

/** Symbols for copies without a picture, which few have. */
const DishArt = lazy(async () => ({ default: (await import('./DishArt.tsx')).DishArt }));

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
  const [served] = useState(() => servedDrawing(picture));
  if (picture === undefined)
    return (
      <Suspense>
        <DishArt kind={kind} />
      </Suspense>
    );
  const drawing = { picture, isGrowing, foods };
  const isAsServed = served !== null && served.id === idOf(picture) && !isGrowing && foods === undefined;
  return (
    <span className={styles.ground} data-ground={picture.ground} aria-hidden="true">
      {isAsServed ? (
        <WholeDish {...served} />
      ) : AtOnce === null ? (
        <Suspense>
          <Drawn {...drawing} />
        </Suspense>
      ) : (
        <AtOnce {...drawing} />
      )}
    </span>
  );
}
