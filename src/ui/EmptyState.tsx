import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing from `ui/art`. */
  art: ReactNode;
  /** A heading element of the level that the page needs. */
  title: ReactNode;
  children?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
}

/** What stands where there is nothing yet, or nothing any more: a drawing, a sentence, a way on. */
export function EmptyState({ art, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>{art}</div>
      {title}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
