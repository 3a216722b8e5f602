import { useLingui } from '@lingui/react/macro';
import styles from './ListPlaceholder.module.css';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the list while it is fetched; what comes quickly is not preceded by it. */
export function ListPlaceholder() {
  const { t } = useLingui();
  return (
    <output className={styles.list} aria-busy="true" aria-label={t`Loading`}>
      {tiles.map((tile) => (
        <span key={tile} className={styles.tile} />
      ))}
    </output>
  );
}
