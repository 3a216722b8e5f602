import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './PhotoPicker.module.css';
import { Spinner } from './Spinner.tsx';

interface PhotoPickerProps {
  /** Where the chosen photo can be seen: an object or photo address. Null: none chosen. */
  previewUrl: string | null;
  onPick: (photo: File) => void;
  onRemove: () => void;
  /** Shows the chosen photo alone; a press on the photo itself chooses another. */
  onEnlarge: (alt: string) => void;
  hint?: ReactNode;
  errorText?: ReactNode;
  /** The photo is on its way to the server. */
  isLoading?: boolean | undefined;
}

/** A file input for one photo, with its preview. A photo can be dropped on it as well; what is no photo is for the caller to refuse. */
export function PhotoPicker({ previewUrl, onPick, onRemove, onEnlarge, hint, errorText, isLoading }: PhotoPickerProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [photo] = event.currentTarget.files ?? [];
    if (photo) onPick(photo);
    // So that choosing the same file again, after removing it, is a change.
    event.currentTarget.value = '';
  };
  const isWrong = Boolean(errorText);
  return (
    <div className={styles.picker}>
      <label className={styles.zone} data-over={isOver || undefined} data-wrong={isWrong || undefined} aria-busy={isLoading || undefined}>
        {/* It lies over the whole zone, so the browser itself takes what is dropped there. */}
        <input
          className={styles.input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t`Add a photo`}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}notes`}
          onChange={change}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
        {previewUrl === null ? (
          <span className={styles.prompt}>
            <Camera className={styles.camera} />
            <Trans>Add a photo</Trans>
          </span>
        ) : (
          <img className={styles.preview} src={previewUrl} alt={t`The chosen photo`} />
        )}
        {isLoading && <Spinner className={styles.spinner} />}
      </label>
      {previewUrl !== null && (
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
      )}
      <div id={`${id}notes`} aria-live="polite">
        {isWrong && <p className={styles.error}>{errorText}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
