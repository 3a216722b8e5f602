import type { Picture } from '../../../../contract/recipes/picture.ts';
import { isServed } from '../../../services/served-page.ts';
import { textHash } from '../../../services/text-hash.ts';
import styles from './DishPicture.module.css';

/** Equal pictures have equal ids. */
export const idOf = (picture: Picture): string => textHash(JSON.stringify(picture));

interface WholeDishProps {
  id: string;
  src: string;
}

/** A dish in one drawing. Its id leads the code to it in a page that the server has drawn. */
export function WholeDish({ id, src }: WholeDishProps) {
  return <img className={styles.drawn} src={src} data-dish={id} alt="" decoding="async" />;
}

/** The drawing that came with the page; null without one. It needs no code that draws. */
export function servedDrawing(picture: Picture | undefined): WholeDishProps | null {
  if (picture === undefined || !isServed()) return null;
  const id = idOf(picture);
  const src = document.querySelector<HTMLImageElement>(`#root img[data-dish="${id}"]`)?.src;
  return src === undefined ? null : { id, src };
}
