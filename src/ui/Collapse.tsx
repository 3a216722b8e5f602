import type { ReactNode } from 'react';
import styles from './Collapse.module.css';

interface CollapseProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Folds its children away and out. They stay mounted, so nothing typed is lost; while folded they cannot be reached. */
export function Collapse({ isOpen, children }: CollapseProps) {
  return (
    <div className={styles.collapse} data-open={isOpen || undefined} inert={!isOpen}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
