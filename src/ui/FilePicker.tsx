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
  /** `all` of them, where several can be picked. */
  onPick: (file: File, all: readonly File[]) => void;
  isMultiple?: boolean;
  hint?: ReactNode;
  errorText?: ReactNode;
  /** What was chosen is on its way. */
  isLoading?: boolean | undefined;
}

/** A field for one file or several, which can also be dropped on it. */
export function FilePicker(props: FilePickerProps) {
  const { label, accept, children, icon, picture, tools, onPick, isMultiple = false, hint, errorText, isLoading } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isWrong = Boolean(errorText);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const all = [...(event.currentTarget.files ?? [])];
    const [file] = all;
    if (file) onPick(file, all);
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
