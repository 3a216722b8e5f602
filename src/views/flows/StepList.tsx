import { Trans, useLingui } from '@lingui/react/macro';
import type { FlowStep } from '../../../machines/flow-viewer.model.ts';
import styles from './StepList.module.css';

interface StepListProps {
  steps: readonly FlowStep[];
  shown: FlowStep | null;
  onChoose: (index: number) => void;
}

/** "open.idle": a state value on one line. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${valueInWords(inner)}`)
    .join(' & ');
}

/** What happened, newest first. A click looks at the moment after it. */
export function StepList({ steps, shown, onChoose }: StepListProps) {
  const { i18n, t } = useLingui();
  const start = steps[0]?.at ?? 0;
  const seconds = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <ol className={styles.steps} aria-label={t`What happened, newest first`} reversed>
      {steps.toReversed().map((step) => (
        <li key={step.index}>
          <button
            type="button"
            className={styles.step}
            aria-current={step.index === shown?.index ? 'step' : undefined}
            onClick={() => onChoose(step.index)}
          >
            <time className={styles.time}>{seconds.format((step.at - start) / 1_000)} s</time>
            <span className={styles.event}>{step.event.type}</span>
            <span className={styles.value}>→ {valueInWords(step.value)}</span>
            {step.from !== null && (
              <span className={styles.from}>
                <Trans>from {step.from}</Trans>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
