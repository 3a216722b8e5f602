import { drawDish, drawParts } from '@anydish/pictures/draw';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import styles from './DishPicture.module.css';
import { idOf, WholeDish } from './WholeDish.tsx';

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface DrawnDishProps {
  picture: Picture;
  isGrowing: boolean;
  /** Only these foods; missing: all. */
  foods: ReadonlySet<string> | undefined;
}

/** The drawing of a dish. `isGrowing`, and of some `foods`: each food appears by itself. */
export function DrawnDish({ picture, isGrowing, foods }: DrawnDishProps) {
  if (!isGrowing && foods === undefined) return <WholeDish id={idOf(picture)} src={addressOf(drawDish(picture))} />;
  const parts = Object.entries(drawParts(picture)).filter(([, { food }]) => food === '' || foods === undefined || foods.has(food));
  return (
    <>
      {parts.map(([place, { food, svg }]) => (
        <img key={food === '' ? place : food} className={styles.part} src={addressOf(svg)} alt="" />
      ))}
    </>
  );
}
