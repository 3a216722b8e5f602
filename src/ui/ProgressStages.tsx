import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './ProgressStages.module.css';

interface ProgressStagesProps {
  /** Accessible name of the list. */
  label: string;
  /** All stages in order; those before the current one count as done. */
  stages: readonly { id: string; label: ReactNode }[];
  currentId: string;
}

/** Progress of a long task. Announce each stage beside it with `StatusMessage`. */
export function ProgressStages({ label, stages, currentId }: ProgressStagesProps) {
  const current = stages.findIndex(({ id }) => id === currentId);
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map((stage, place) => (
        <li
          key={stage.id}
          className={styles.stage}
          data-state={place < current ? 'done' : place === current ? 'current' : 'ahead'}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.dot}>{place < current && <Check />}</span>
          {stage.label}
        </li>
      ))}
    </ol>
  );
}
