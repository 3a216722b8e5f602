import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing from `ui/art`. What must show without the network does without. */
  art?: ReactNode;
  /** A heading element of the level that the page needs. */
  title: ReactNode;
  children?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
}

/** What stands where there is nothing yet, or nothing any more: a sentence, a way on, and mostly a drawing. */
export function EmptyState({ art, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      {title}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
