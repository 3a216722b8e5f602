import FileUp from 'lucide-react/icons/file-up';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import styles from './FilePicker.module.css';
import { Spinner } from './Spinner.tsx';

interface FilePickerProps {
  label: string;
  /** What the browser offers to choose; what else is dropped is for the caller to refuse. */
  accept: string;
  /** The words in the field; by themselves its label. */
  children?: ReactNode;
  icon?: ReactNode;
  /** Fills the field, in the place of its words. */
  picture?: ReactNode;
  /** Buttons that lie over the field. */
  tools?: ReactNode;
  onPick: (file: File) => void;
  hint?: ReactNode;
  errorText?: ReactNode;
  /** What was chosen is on its way. */
  isLoading?: boolean | undefined;
}

/** A field for one file, which can also be dropped on it. */
export function FilePicker({ label, accept, children, icon, picture, tools, onPick, hint, errorText, isLoading }: FilePickerProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isWrong = Boolean(errorText);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) onPick(file);
    // So that choosing the same file again, after removing it, is a change.
    event.currentTarget.value = '';
  };
  return (
    <div className={styles.picker}>
      <label
        className={styles.zone}
        data-over={isOver || undefined}
        data-filled={Boolean(picture) || undefined}
        data-wrong={isWrong || undefined}
        aria-busy={isLoading || undefined}
      >
        {/* It lies over the whole zone, so the browser itself takes what is dropped there. */}
        <input
          className={styles.input}
          type="file"
          accept={accept}
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
            {children ?? label}
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
