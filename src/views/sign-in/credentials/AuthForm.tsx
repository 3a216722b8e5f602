import type { ReactNode, Ref, SubmitEvent } from 'react';
import styles from './AuthForm.module.css';
import { FormHead } from './FormHead.tsx';

interface AuthFormProps {
  title: ReactNode;
  intro?: ReactNode;
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
  /** Other sign-in methods. */
  others?: ReactNode;
  /** At the bottom: a link to the other form. */
  aside?: ReactNode;
}

/** A sign-in form: heading, fields, button. Native validation is off; the flow validates. */
export function AuthForm({ title, intro, ref, onSubmit, children, others, aside }: AuthFormProps) {
  return (
    <>
      <FormHead title={title} intro={intro} />
      {/* "dialog": a form that is sent before the code is there goes nowhere, and no password into an address. */}
      <form ref={ref} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
        {children}
      </form>
      {others}
      {aside && <div className={styles.aside}>{aside}</div>}
    </>
  );
}
