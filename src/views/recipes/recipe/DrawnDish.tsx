import { drawDish, drawParts } from '@anydish/pictures/draw';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import styles from './DishPicture.module.css';

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The drawing of a dish; `isGrowing`: each food appears by itself. */
export function DrawnDish({ picture, isGrowing }: { picture: Picture; isGrowing: boolean }) {
  if (!isGrowing) return <img className={styles.drawn} src={addressOf(drawDish(picture))} alt="" decoding="async" />;
  const parts = drawParts(picture);
  return (
    <>
      {Object.entries(parts).map(([place, { food, svg }]) => (
        <img key={food === '' ? place : food} className={styles.part} src={addressOf(svg)} alt="" />
      ))}
    </>
  );
}
