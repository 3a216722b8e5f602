import { Trans, useLingui } from '@lingui/react/macro';
import type { Lab } from '../../../../contract/console/lab.ts';
import styles from './LabPage.module.css';
import { SideBySide } from './SideBySide.tsx';

interface PromptDiffProps {
  from: Lab['version'];
  to: Lab['version'];
}

/** Differences between two prompt versions. */
export function PromptDiff({ from, to }: PromptDiffProps) {
  const { t } = useLingui();
  const [older, newer] = [from.version, to.version];
  const isSame = from.body === to.body;
  const label = t`Text: version ${older} to version ${newer}`;
  const titleOf = (version: number) => t`Version ${version}`;
  return (
    <details className={styles.details} open={!isSame}>
      <summary>{label}</summary>
      {isSame && (
        <p className={styles.note}>
          <Trans>Both texts are the same.</Trans>
        </p>
      )}
      <SideBySide
        label={label}
        titles={[titleOf(older), titleOf(newer)]}
        left={from.body.split('\n')}
        right={to.body.split('\n')}
        isNumbered
      />
    </details>
  );
}
