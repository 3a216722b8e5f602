import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing from `ui/art`. Omit it for states that must show offline. */
  art?: ReactNode;
  /** A heading element of the required level. */
  title: ReactNode;
  children?: ReactNode;
  /** The next action: a button or a link. */
  action?: ReactNode;
}

/** An empty state: a sentence, a next action, and usually a drawing. */
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
