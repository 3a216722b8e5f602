import CircleCheck from 'lucide-react/icons/circle-check';
import { Children, type ReactNode } from 'react';
import { Animated } from './Animated.tsx';
import { StatusMessage } from './StatusMessage.tsx';
import styles from './SuccessMessage.module.css';

interface SuccessMessageProps {
  /** The message; empty shows nothing. */
  children?: ReactNode;
}

/** Reports success beside a form. Render it always and change its children. */
export function SuccessMessage({ children }: SuccessMessageProps) {
  // Several conditions of which none holds are an array, which is not empty: a tick without words.
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <StatusMessage>
      {!isEmpty && (
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
