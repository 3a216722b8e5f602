import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { SavedSince } from './SavedSince.tsx';
import styles from './SavedCopyNotice.module.css';

interface SavedCopyNoticeProps {
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that a recipe is read from what this browser keeps, because the server could not be reached. */
export function SavedCopyNotice({ savedAt, isRetrying, onRetry }: SavedCopyNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <div>
        <p>
          <Trans>We could not reach the server. This is the copy saved in your browser.</Trans>
        </p>
        <SavedSince time={savedAt} />
      </div>
      <Button variant="FilledPageBg" size="Small" isLoading={isRetrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
