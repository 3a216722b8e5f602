import { Trans } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './Button.tsx';
import styles from './Data.module.css';

/** Shown when a page's data failed to load. */
export function DataError({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.error} role="alert">
      <p>
        <Trans>Error loading data!</Trans>
      </p>
      {onRetry && (
        <Button variant="Outlined" size="Flat" icon={<RotateCw />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
