import { useLingui } from '@lingui/react/macro';
import styles from './RowsPlaceholder.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Skeleton of a list while its first page loads. */
export function RowsPlaceholder() {
  const { t } = useLingui();
  return (
    <output className={styles.rows} aria-busy="true" aria-label={t`Loading`}>
      {lines.map((line) => (
        <span key={line} className={styles.row} />
      ))}
    </output>
  );
}
