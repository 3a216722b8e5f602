import { useLingui } from '@lingui/react/macro';
import { photoSource } from '../../../../contract/kitchen/photo.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './PhotoButton.module.css';
import { usePhotoPreview } from './use-photo-preview.tsx';

interface PhotoButtonProps {
  src: string;
  alt: string;
  className?: string | undefined;
}

/** A photo that opens enlarged. */
export function PhotoButton({ src, alt, className }: PhotoButtonProps) {
  const { t } = useLingui();
  const show = usePhotoPreview();
  return (
    <button
      className={classes(styles.button, className)}
      type="button"
      aria-haspopup="dialog"
      title={t`Show it larger`}
      onClick={() => show(src, alt)}
    >
      <img className={styles.photo} {...photoSource(src, '(min-width: 56rem) 36rem, 100vw')} alt={alt} />
    </button>
  );
}
