import { useId, type ReactNode } from 'react';
import styles from './HeadMenu.module.css';

interface HeadMenuProps {
  /** Accessible name of the list. */
  label: string;
  icon: ReactNode;
  /** Text of the button. */
  words: ReactNode;
  /** True for text as short as a time: shown in a phone's header, too. */
  hasShortWords?: boolean;
  /** Something needs the user's attention. */
  isUrgent?: boolean;
  /** Nothing runs: hidden in the strip of a phone. */
  isQuiet?: boolean;
  onOpen?: () => void;
  /** Lines of the list. */
  children: ReactNode;
  below?: ReactNode;
}

/** A menu on every page: a button in the header, or on a phone in the strip above the bottom bar if there is one, which opens a list. */
export function HeadMenu({
  label,
  icon,
  words,
  hasShortWords = false,
  isUrgent = false,
  isQuiet = false,
  onOpen,
  children,
  below,
}: HeadMenuProps) {
  const id = useId();
  return (
    <div className={styles.menu} data-quiet={isQuiet || undefined}>
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
