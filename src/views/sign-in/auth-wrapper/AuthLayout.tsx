import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ViewSlot } from '../../../app/ViewSlot.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { mainId, SkipLink } from '../../../ui/SkipLink.tsx';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  productName: string;
  /** Hidden on the profile step. */
  showBack: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** The frame of sign-in and sign-up: back button, logo and footer around one form. */
export function AuthLayout({ productName, showBack, onBack, children }: AuthLayoutProps) {
  const { t } = useLingui();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        {showBack && (
          <button className={styles.back} type="button" aria-label={t`Back`} onClick={onBack}>
            <ArrowLeft />
          </button>
        )}
        <Logo productName={productName} />
        <div className={styles.news}>
          <ViewSlot view="headMenus" />
        </div>
      </header>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <Card>{children}</Card>
      </main>
      <PageFooter productName={productName} />
    </div>
  );
}
