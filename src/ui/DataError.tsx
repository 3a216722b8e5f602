import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { use, type ReactNode } from 'react';
import { AppContext } from '../app/app-context.tsx';
import { Button } from './Button.tsx';
import styles from './Data.module.css';

interface DataErrorProps {
  onRetry?: (() => void) | undefined;
  /** What could not be loaded, in a sentence. */
  children?: ReactNode;
}

/** Shown when a page's data failed to load. Offline, the notice of all pages says so, and tries again: once is enough. */
export function DataError({ onRetry, children }: DataErrorProps) {
  // The kit is also rendered without the product.
  const app = use(AppContext)?.app;
  const companions = useSelector(app, (snapshot) => snapshot?.context.companions ?? null);
  const isOffline = useSelector(companions?.reachability, (snapshot) => snapshot?.hasTag('offline') === true);
  if (isOffline) return <div className={styles.placeholder} />;
  return (
    <div className={styles.error} role="alert">
      <p>{children ?? <Trans>Error loading data!</Trans>}</p>
      {onRetry && (
        <Button variant="Outlined" size="Flat" icon={<RotateCw />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
