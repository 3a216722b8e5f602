import FileUp from 'lucide-react/icons/file-up';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import styles from './FilePicker.module.css';
import { Spinner } from './Spinner.tsx';

interface FilePickerProps {
  label: string;
  /** The types offered by the browser; the caller checks dropped files. */
  accept: string;
  /** Text in the field; also its default label. */
  children?: ReactNode;
  icon?: ReactNode;
  /** Replaces the text. */
  picture?: ReactNode;
  /** Buttons above the field. */
  tools?: ReactNode;
  /** `all` of them, where several can be chosen. */
  onPick: (file: File, all: readonly File[]) => void;
  isMultiple?: boolean;
  hint?: ReactNode;
  errorText?: ReactNode;
  /** The chosen files are being uploaded. */
  isLoading?: boolean | undefined;
  /** A round button with an icon; the label is announced only. */
  isCompact?: boolean;
}

/** A field for one or several files, by dialog or drop. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    accept,
    children,
    icon,
    picture,
    tools,
    onPick,
    isMultiple = false,
    hint,
    errorText,
    isLoading,
    isCompact = false,
  } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isWrong = Boolean(errorText);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const all = [...(event.currentTarget.files ?? [])];
    const [file] = all;
    if (file) onPick(file, all);
    // Reset, so that choosing the same file again after removing it fires a change.
    event.currentTarget.value = '';
  };
  return (
    <div className={styles.picker}>
      <label
        className={styles.zone}
        data-over={isOver || undefined}
        data-filled={Boolean(picture) || undefined}
        data-wrong={isWrong || undefined}
        data-compact={isCompact || undefined}
        title={isCompact ? label : undefined}
        aria-busy={isLoading || undefined}
      >
        {/* The input covers the whole zone, so the browser itself handles drops. */}
        <input
          className={styles.input}
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}notes`}
          onChange={change}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
        {picture ?? (
          <span className={styles.prompt}>
            {icon ?? <FileUp />}
            {!isCompact && (children ?? label)}
          </span>
        )}
        {isLoading && <Spinner className={styles.spinner} />}
      </label>
      {tools}
      <div id={`${id}notes`} aria-live="polite">
        {isWrong && <p className={styles.error}>{errorText}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
