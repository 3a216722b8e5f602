import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonAttributes, type ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

interface ButtonLinkProps extends ButtonLook {
  /** A path of this site. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** It leads to the page that is open. */
  isCurrent?: boolean;
}

/** A link within the site that looks like a button. For an action use `Button`. */
export function ButtonLink({ href, icon, children, className, isCurrent = false, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} {...(isCurrent && { 'aria-current': 'page' })} {...buttonAttributes(look, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
