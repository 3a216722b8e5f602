import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './FormError.module.css';

interface FormErrorProps {
  /** The message; empty shows nothing. */
  children?: ReactNode;
  /** What the user can do about it: a link or a button. */
  action?: ReactNode;
}

/** The error area of a form. The element stays mounted, so that new messages are announced. */
export function FormError({ children, action }: FormErrorProps) {
  return (
    <div role="alert">
      {children && (
        <div className={styles.message}>
          <TriangleAlert className={styles.icon} />
          <div className={styles.text}>
            {children}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        </div>
      )}
    </div>
  );
}
