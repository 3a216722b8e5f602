import type { ReactNode } from 'react';
import styles from './StatusMessage.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface StatusMessageProps {
  children?: ReactNode;
  /** Visually hidden. */
  isHidden?: boolean | undefined;
}

/** Announces a change without moving the focus (WCAG 4.1.3). Render it always and change its children. */
export function StatusMessage({ children, isHidden }: StatusMessageProps) {
  return <output className={styles.status}>{isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}</output>;
}
