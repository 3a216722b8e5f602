import { Trans } from '@lingui/react/macro';
import styles from './SkipLink.module.css';

/** Where the skip link leads, and where a change of page may move the focus. */
export const mainId = 'main';

/** The first stop of the keyboard: past the header. Unseen until it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainId}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
