import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatList } from '../../../texts/list-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './TranscriptionPage.module.css';

interface LineMarkProps {
  /** Words that were hard to read; undefined for an unmarked line. */
  doubts: readonly string[] | undefined;
  /** The text of the line. */
  name: string;
  isSaving: boolean;
  onClear: () => void;
}

/** Marks a line to check, and says why. */
export function LineMark({ doubts, name, isSaving, onClear }: LineMarkProps) {
  const { t, i18n } = useLingui();
  if (doubts === undefined) return null;
  const words = formatList([...new Set(doubts)], i18n.locale);
  return (
    <p className={styles.mark}>
      <TriangleAlert className={styles.icon} />
      <span>
        {doubts.length === 0 ? <Trans>Please check: does this belong here?</Trans> : <Trans>Please check, hard to read: {words}</Trans>}
      </span>
      <Button variant="Transparent" size="Flat" icon={<Check />} disabled={isSaving} aria-label={t`It is right: ${name}`} onClick={onClear}>
        <Trans>It is right</Trans>
      </Button>
    </p>
  );
}
