import { useApp } from '../../../app/app-context.tsx';
import { modalBox } from '../../shell/modals/modal-view.ts';
import { PhotoBox } from './PhotoBox.tsx';

/** Shows a photo alone, above the page. */
export function usePhotoPreview(): (src: string, alt: string) => void {
  const { app } = useApp();
  return (src, alt) =>
    app.send({
      type: 'modal.requested',
      box: modalBox(PhotoBox, { src, alt }, { title: alt, theme: 'dark', layout: 'picture', isFullScreenOnMobile: true }),
    });
}
