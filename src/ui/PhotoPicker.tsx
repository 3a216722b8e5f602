import { useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './PhotoPicker.module.css';

interface PhotoPickerProps {
  /** URL of the chosen photo; null without one. */
  previewUrl: string | null;
  onPick: (photo: File) => void;
  onRemove: () => void;
  /** Shows the photo enlarged; pressing the photo itself chooses another. */
  onEnlarge: (alt: string) => void;
  hint?: ReactNode;
  errorText?: ReactNode;
  /** The photo is being uploaded. */
  isLoading?: boolean | undefined;
}

/** A file input for one photo, with a preview and drop. The caller rejects other files. */
export function PhotoPicker({ previewUrl, onPick, onRemove, onEnlarge, hint, errorText, isLoading }: PhotoPickerProps) {
  const { t } = useLingui();
  const tools = (
    <>
      <button
        className={classes(styles.tool, styles.enlarge)}
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Show the photo larger`}
        onClick={() => onEnlarge(t`The chosen photo`)}
      >
        <Maximize2 />
      </button>
      <button className={classes(styles.tool, styles.remove)} type="button" aria-label={t`Remove the photo`} onClick={onRemove}>
        <X />
      </button>
    </>
  );
  return (
    <FilePicker
      label={t`Add a photo`}
      accept="image/jpeg,image/png,image/webp"
      icon={<Camera />}
      picture={previewUrl === null ? undefined : <img className={styles.preview} src={previewUrl} alt={t`The chosen photo`} />}
      tools={previewUrl === null ? undefined : tools}
      onPick={onPick}
      hint={hint}
      errorText={errorText}
      isLoading={isLoading}
    />
  );
}
