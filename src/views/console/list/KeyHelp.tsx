import { Trans } from '@lingui/react/macro';
import styles from './KeyHelp.module.css';

/** Keyboard shortcuts of a list, in a box. All are optional. */
export function KeyHelp() {
  return (
    <dl className={styles.keys}>
      <dt>
        <kbd>/</kbd>
      </dt>
      <dd>
        <Trans>Search; with Enter, go to the rows that were found</Trans>
      </dd>
      <dt>
        <kbd>j</kbd> <kbd>k</kbd>
      </dt>
      <dd>
        <Trans>Next row, previous row</Trans>
      </dd>
      <dt>
        <kbd>x</kbd>
      </dt>
      <dd>
        <Trans>Choose the row; with Shift, all rows up to it</Trans>
      </dd>
      <dt>
        <kbd>Enter</kbd>
      </dt>
      <dd>
        <Trans>Open the row</Trans>
      </dd>
      <dt>
        <kbd>Ctrl</kbd> <kbd>K</kbd>
      </dt>
      <dd>
        <Trans>Find people, recipes, areas and actions</Trans>
      </dd>
      <dt>
        <kbd>Ctrl</kbd> <kbd>Z</kbd>
      </dt>
      <dd>
        <Trans>Undo what was done last, while its message is shown</Trans>
      </dd>
      <dt>
        <kbd>?</kbd>
      </dt>
      <dd>
        <Trans>Show this list</Trans>
      </dd>
    </dl>
  );
}
