import { Plural, useLingui } from '@lingui/react/macro';
import type { FlowActor, FlowTarget } from '../../../../machines/developer/flow-viewer.model.ts';
import { hashOf } from '../../../dev/flow-address.ts';
import type { FlowGraph } from '../../../recording/flow-graph.ts';
import styles from './MachineList.module.css';

interface MachineListProps {
  graphs: readonly FlowGraph[];
  target: FlowTarget;
  actors: readonly FlowActor[];
}

/** All machines, with the number of their actors in other tabs. */
export function MachineList({ graphs, target, actors }: MachineListProps) {
  const { t } = useLingui();
  const running = (machineId: string) => actors.filter((actor) => actor.isRunning && actor.machineId === machineId).length;
  return (
    <nav aria-label={t`Machines`}>
      <ul className={styles.list}>
        {graphs.map((graph) => (
          <li key={graph.id}>
            <a
              className={styles.link}
              href={hashOf({ machineId: graph.id, stateId: null })}
              aria-current={graph.id === target.machineId ? 'page' : undefined}
              title={graph.description}
            >
              {graph.id}{' '}
              {running(graph.id) > 0 && (
                <span className={styles.count}>
                  <Plural value={running(graph.id)} one="# running" other="# running" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
