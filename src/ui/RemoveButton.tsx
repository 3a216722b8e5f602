import X from 'lucide-react/icons/x';
import { IconButton } from './IconButton.tsx';
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
    <IconButton className={styles.remove} label={label} isSmall={isSmall} onClick={onRemove}>
      <X />
    </IconButton>
  );
}
