import { classes } from './classes.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  className?: string | undefined;
}

/** A spinner in the colour and about the size of the surrounding text. Decorative: put the reason for waiting into text elsewhere. */
export function Spinner({ className }: SpinnerProps) {
  return (
    <svg className={classes(styles.spinner, className)} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <circle className={styles.arc} cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
