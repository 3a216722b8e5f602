import { Trans } from '@lingui/react/macro';
import styles from './SkipLink.module.css';

/** The target of the skip link, and of the focus after a page change. */
export const mainId = 'main';

/** The first keyboard stop: skips the header. Invisible until focused. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainId}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
