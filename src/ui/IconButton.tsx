import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  isSmall?: boolean;
}

/** A round button of one icon. */
export function IconButton({ label, isSmall = false, className, ...rest }: IconButtonProps) {
  return <button {...rest} className={classes(styles.button, isSmall && styles.small, className)} type="button" aria-label={label} />;
}
