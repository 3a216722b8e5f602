import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** Hidden only where there is no room: an icon beside it says enough. */
  onPhones?: boolean;
  children: ReactNode;
}

/** Text for those who listen to the page. */
export function VisuallyHidden({ onPhones = false, children }: VisuallyHiddenProps) {
  return <span className={classes(styles.hidden, onPhones && styles.onPhones)}>{children}</span>;
}
