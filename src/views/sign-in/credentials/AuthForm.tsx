import type { ReactNode, Ref, SubmitEvent } from 'react';
import styles from './AuthForm.module.css';
import { FormHead } from './FormHead.tsx';

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
      <FormHead title={title} intro={intro} />
      <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
      </form>
      {others}
      {aside && <div className={styles.aside}>{aside}</div>}
    </>
  );
}
