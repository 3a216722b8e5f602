import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { SavedSince } from './SavedSince.tsx';
import styles from './SavedCopyNotice.module.css';

interface SavedCopyNoticeProps {
  /** Time of storing, in milliseconds since 1970. */
  savedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that this is the browser's copy, because the server is unreachable. */
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
