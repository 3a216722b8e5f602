import type { ReactNode } from 'react';
import styles from './FormHead.module.css';

interface FormHeadProps {
  title: ReactNode;
  intro?: ReactNode;
}

/** What stands over a form, or in its place. */
export function FormHead({ title, intro }: FormHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
