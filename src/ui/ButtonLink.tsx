import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonAttributes, type ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

interface ButtonLinkProps extends ButtonLook {
  /** A path of this site. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Marks the link to the open page. */
  isCurrent?: boolean;
}

/** A link within the site, styled as a button. For actions use `Button`. */
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
