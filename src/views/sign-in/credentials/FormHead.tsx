import type { ReactNode } from 'react';
import styles from './FormHead.module.css';

interface FormHeadProps {
  title: ReactNode;
  intro?: ReactNode;
}

/** The heading of a form, or its replacement. */
export function FormHead({ title, intro }: FormHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
