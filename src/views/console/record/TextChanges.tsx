import { Trans, useLingui } from '@lingui/react/macro';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { SideBySide } from '../lab/SideBySide.tsx';
import styles from './RecordPage.module.css';

interface TextChangesProps {
  /** The text that was copied. */
  from: Cell | undefined;
  to: Cell;
}

/** What was changed in a text since it was copied, line by line. Nothing without a copied text, or before a change. */
export function TextChanges({ from, to }: TextChangesProps) {
  const { t } = useLingui();
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return null;
  return (
    <details className={styles.changes}>
      <summary>
        <Trans>Changes</Trans>
      </summary>
      <SideBySide label={t`Changes`} titles={[t`Before`, t`Now`]} left={from.split('\n')} right={to.split('\n')} isNumbered />
    </details>
  );
}
