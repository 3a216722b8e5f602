import type { ReactNode } from 'react';
import styles from './SubmitBar.module.css';

interface SubmitBarProps {
  /** The button that submits the form, and what stands beside it. */
  children: ReactNode;
}

/** The end of a long form: its main action stays at the lower edge of the window while the fields are filled in. */
export function SubmitBar({ children }: SubmitBarProps) {
  return <div className={styles.bar}>{children}</div>;
}
