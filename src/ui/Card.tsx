import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A raised surface. */
export function Card({ children, className }: CardProps) {
  return <div className={classes(styles.card, className)}>{children}</div>;
}
