import X from 'lucide-react/icons/x';
import { classes } from './classes.ts';
import styles from './RemoveButton.module.css';

interface RemoveButtonProps {
  /** Says what is removed, for those who listen to the page. */
  label: string;
  isSmall?: boolean;
  onRemove: () => void;
}

/** The cross beside one thing of a list. */
export function RemoveButton({ label, isSmall = false, onRemove }: RemoveButtonProps) {
  return (
    <button className={classes(styles.remove, isSmall && styles.small)} type="button" aria-label={label} onClick={onRemove}>
      <X />
    </button>
  );
}
