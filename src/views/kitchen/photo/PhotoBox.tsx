import type { ModalContentProps } from '../../shell/modals/modal-view.ts';
import styles from './PhotoBox.module.css';

/** A photo as large as the screen allows. */
export function PhotoBox({ content: { src, alt } }: ModalContentProps<{ src: string; alt: string }>) {
  return <img className={styles.photo} src={src} alt={alt} />;
}
