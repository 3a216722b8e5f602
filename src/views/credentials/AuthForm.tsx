import type { ReactNode, Ref, SubmitEvent } from 'react';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  title: ReactNode;
  intro?: ReactNode;
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
  /** Ways in beside the form. */
  others?: ReactNode;
  /** What stands under all: the way to the other form. */
  aside?: ReactNode;
}

/** One of the forms on the way in: a heading, its fields, its button. The browser's own bubbles stay away; the flow checks. */
export function AuthForm({ title, intro, ref, onSubmit, children, others, aside }: AuthFormProps) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
      </form>
      {others}
      {aside && <div className={styles.aside}>{aside}</div>}
    </>
  );
}
