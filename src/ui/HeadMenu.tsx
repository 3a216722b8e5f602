import { useId, type ReactNode } from 'react';
import styles from './HeadMenu.module.css';

interface HeadMenuProps {
  /** Of what it lists. */
  label: string;
  icon: ReactNode;
  /** On its button. */
  words: ReactNode;
  /** Something waits for the user now. */
  isUrgent?: boolean;
  onOpen?: () => void;
  /** Lines of the list. */
  children: ReactNode;
  below?: ReactNode;
}

/** What goes on, on every page: a button in the header, on a phone in the bar at the lower edge, and a list that it opens. */
export function HeadMenu({ label, icon, words, isUrgent = false, onOpen, children, below }: HeadMenuProps) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button className={styles.button} type="button" popoverTarget={id} data-urgent={isUrgent || undefined}>
        {icon}
        <span className={styles.words}>{words}</span>
      </button>
      <div
        className={styles.panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={({ newState }) => {
          if (newState === 'open') onOpen?.();
        }}
      >
        <ul className={styles.lines}>{children}</ul>
        {below}
      </div>
    </div>
  );
}
