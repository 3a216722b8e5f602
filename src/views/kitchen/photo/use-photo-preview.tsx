import { useApp } from '../../../app/app-context.tsx';
import { modalBox, type ModalContentProps } from '../../shell/modals/modal-view.ts';
import styles from './PhotoBox.module.css';

/** A photo as large as the screen allows. */
function PhotoBox({ content: { src, alt } }: ModalContentProps<{ src: string; alt: string }>) {
  return <img className={styles.photo} src={src} alt={alt} />;
}

/** Opens a photo enlarged, above the page. */
export function usePhotoPreview(): (src: string, alt: string) => void {
  const { app } = useApp();
  return (src, alt) =>
    app.send({
      type: 'modal.requested',
      box: modalBox(PhotoBox, { src, alt }, { title: alt, theme: 'dark', layout: 'picture', isFullScreenOnMobile: true }),
    });
}
