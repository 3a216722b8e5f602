import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../recipe/SavedCopyNotice.module.css';

interface TrashNoticeProps {
  /** In milliseconds since 1970. */
  deletesAt: number;
  /** Null for read-only viewers. */
  onRestore: (() => void) | null;
}

/** Says that a recipe is in the trash, and until when. */
export function TrashNotice({ deletesAt, onRestore }: TrashNoticeProps) {
  const { i18n } = useLingui();
  const day = formatDay(deletesAt, i18n.locale);
  return (
    <div className={styles.notice} role="status">
      <p>
        <Trans>
          This recipe is in the trash. It will be deleted on <time dateTime={new Date(deletesAt).toISOString()}>{day}</time>.
        </Trans>
      </p>
      {onRestore !== null && (
        <Button variant="FilledPageBg" size="Flat" onClick={onRestore}>
          <Trans>Restore</Trans>
        </Button>
      )}
    </div>
  );
}
