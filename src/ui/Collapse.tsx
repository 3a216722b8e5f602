import type { ReactNode } from 'react';
import styles from './Collapse.module.css';

interface CollapseProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Collapses and expands its children. They stay mounted, so no input is lost; while collapsed they are unreachable. */
export function Collapse({ isOpen, children }: CollapseProps) {
  return (
    <div className={styles.collapse} data-open={isOpen || undefined} inert={!isOpen}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
