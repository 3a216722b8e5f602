import { Trans, useLingui } from '@lingui/react/macro';
import type { FlowStep } from '../../../../machines/developer/flow-viewer.model.ts';
import type { FlowGraph } from '../../../recording/flow-graph.ts';
import styles from './StepList.module.css';

interface StepListProps {
  graph: FlowGraph;
  steps: readonly FlowStep[];
  shown: FlowStep | null;
  onChoose: (index: number) => void;
}

/** "createAccount done" is more readable than XState's event name. */
const eventInWords = (graph: FlowGraph, type: string): string =>
  graph.transitions.find(({ eventType }) => eventType === type)?.label ??
  type.replace(/^xstate\.init$/, 'start').replace(/^xstate\.stop$/, 'stop');

/** "open.idle": a state value on one line. */
function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${valueInWords(inner)}`)
    .join(' & ');
}

/** The steps, newest first. A click shows the state after that step. */
export function StepList({ graph, steps, shown, onChoose }: StepListProps) {
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
            <span className={styles.event}>{eventInWords(graph, step.event.type)}</span>
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
