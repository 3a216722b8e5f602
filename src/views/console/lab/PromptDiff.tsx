import { Trans } from '@lingui/react/macro';
import { diffWordsWithSpace } from 'diff';
import type { Lab } from '../../../../contract/console/lab.ts';
import styles from './LabPage.module.css';

interface PromptDiffProps {
  from: Lab['version'];
  to: Lab['version'];
}

/** Differences between two prompt versions. */
export function PromptDiff({ from, to }: PromptDiffProps) {
  const parts = diffWordsWithSpace(from.body, to.body);
  const [older, newer] = [from.version, to.version];
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  return (
    <details className={styles.details} open={!isSame}>
      <summary>
        <Trans>
          Text: version {older} to version {newer}
        </Trans>
      </summary>
      {isSame && (
        <p className={styles.note}>
          <Trans>Both texts are the same.</Trans>
        </p>
      )}
      <pre className={styles.text} dir="auto" tabIndex={-1}>
        {Object.entries(parts).map(([place, { value, added, removed }]) => {
          if (added) return <ins key={place}>{value}</ins>;
          return removed ? <del key={place}>{value}</del> : <span key={place}>{value}</span>;
        })}
      </pre>
    </details>
  );
}
