import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import styles from './Data.module.css';

/** Spec 2: the empty placeholder while a page's data is loading. It keeps the room, so that the footer does not jump: of a page, or of a sheet in one. */
export function DataPlaceholder({ isInSheet = false }: { isInSheet?: boolean }) {
  const { t } = useLingui();
  return <output className={classes(styles.placeholder, isInSheet && styles.inSheet)} aria-busy="true" aria-label={t`Loading`} />;
}
