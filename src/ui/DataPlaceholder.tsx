import { useLingui } from '@lingui/react/macro';
import styles from './Data.module.css';

/** Spec 2: the empty placeholder while a page's data is loading. It keeps the room, so that the footer does not jump. */
export function DataPlaceholder() {
  const { t } = useLingui();
  return <output className={styles.placeholder} aria-busy="true" aria-label={t`Loading`} />;
}
