import { useId, type ReactNode } from 'react';
import styles from './HeadMenu.module.css';

interface HeadMenuProps {
  /** Of what it lists. */
  label: string;
  icon: ReactNode;
  /** On its button. */
  words: ReactNode;
  /** True for words as short as a time: they stand in the header of a phone, too. */
  hasShortWords?: boolean;
  /** Something waits for the user now. */
  isUrgent?: boolean;
  onOpen?: () => void;
  /** Lines of the list. */
  children: ReactNode;
  below?: ReactNode;
}

/** What goes on, on every page: a button in the header, on a phone in the bar at the lower edge where there is one, and a list that it opens. */
export function HeadMenu({ label, icon, words, hasShortWords = false, isUrgent = false, onOpen, children, below }: HeadMenuProps) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button className={styles.button} type="button" popoverTarget={id} data-urgent={isUrgent || undefined}>
        {icon}
        <span className={styles.words} data-short={hasShortWords || undefined}>
          {words}
        </span>
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
