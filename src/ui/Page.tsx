import type { ReactNode } from 'react';
import { directionOf, type Locale } from '../../contract/shell/locales.ts';
import { ViewSlot } from '../app/ViewSlot.tsx';
import { classes } from './classes.ts';
import { Logo } from './Logo.tsx';
import styles from './Page.module.css';
import { PageFooter } from './PageFooter.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

interface PageProps {
  productName: string;
  /** Links and buttons at the end of the header. */
  nav?: ReactNode;
  /** True where `nav` contains the kitchen menus; otherwise they come before `nav`. */
  hasHeadMenus?: boolean;
  /** Class of the `main` element. */
  className?: string | undefined;
  /** The language of `main`, where it differs from the reader's. */
  language?: Locale;
  children: ReactNode;
}

/** The shell of a page: skip link, quiet header, main, footer. */
export function Page({ productName, nav, hasHeadMenus = false, className, language, children }: PageProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Logo productName={productName} />
        <div className={styles.nav}>
          {!hasHeadMenus && <ViewSlot view="headMenus" />}
          {nav}
        </div>
      </header>
      <main
        className={classes(styles.main, className)}
        id={mainId}
        tabIndex={-1}
        {...(language !== undefined && { lang: language, dir: directionOf(language) })}
      >
        {children}
      </main>
      <PageFooter productName={productName} />
    </div>
  );
}
