import X from 'lucide-react/icons/x';
import { IconButton } from './IconButton.tsx';
import styles from './RemoveButton.module.css';

interface RemoveButtonProps {
  /** Accessible name: what is removed. */
  label: string;
  isSmall?: boolean;
  onRemove: () => void;
}

/** The remove button of a list item. */
export function RemoveButton({ label, isSmall = false, onRemove }: RemoveButtonProps) {
  return (
    <IconButton className={styles.remove} label={label} isSmall={isSmall} onClick={onRemove}>
      <X />
    </IconButton>
  );
}
