import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** Hidden only on narrow screens, where the icon beside it suffices. */
  onPhones?: boolean;
  children: ReactNode;
}

/** Text for screen readers. */
export function VisuallyHidden({ onPhones = false, children }: VisuallyHiddenProps) {
  return <span className={classes(styles.hidden, onPhones && styles.onPhones)}>{children}</span>;
}
