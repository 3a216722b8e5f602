import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import styles from './RootErrorView.module.css';

interface RootErrorViewProps {
  onReload: () => void;
}

/** The root error screen. It needs neither router nor data, because either may have failed. */
export function RootErrorView({ onReload }: RootErrorViewProps) {
  const title = (
    <h1>
      <Trans>Unexpected Application Error!</Trans>
    </h1>
  );
  const reload = (
    <Button onClick={onReload}>
      <Trans>Reload the page</Trans>
    </Button>
  );
  return (
    <main className={styles.screen}>
      <div role="alert">
        <EmptyState title={title} action={reload}>
          <p>
            <Trans>Something went wrong on our side. What you have saved is safe. Loading the page again usually helps.</Trans>
          </p>
        </EmptyState>
      </div>
    </main>
  );
}
