import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Animated } from './Animated.tsx';
import { StatusMessage } from './StatusMessage.tsx';
import styles from './SuccessMessage.module.css';

interface SuccessMessageProps {
  /** The message; empty shows nothing. */
  children?: ReactNode;
}

/** Reports success beside a form. Render it always and change its children. */
export function SuccessMessage({ children }: SuccessMessageProps) {
  return (
    <StatusMessage>
      {children && (
        <span className={styles.message}>
          <Animated by="bounceIn">
            <CircleCheck className={styles.icon} />
          </Animated>
          <span>{children}</span>
        </span>
      )}
    </StatusMessage>
  );
}
