import { Trans } from '@lingui/react/macro';
import { detailsOf, headOf } from '../../../dev/flow-boxes.ts';
import { hashOf } from '../../../dev/flow-address.ts';
import { statesOf, type FlowGraph } from '../../../recording/flow-graph.ts';
import styles from './StateDetails.module.css';

/** Details of the state in the address. */
export function StateDetails({ graph, stateId }: { graph: FlowGraph; stateId: string }) {
  const state = statesOf(graph.root).find(({ id }) => id === stateId);
  if (state === undefined) return null;
  const leaving = graph.transitions.filter(({ source, targets }) => source === stateId && targets.length > 0);
  return (
    <section className={styles.details} aria-labelledby="state-title">
      <h3 id="state-title">{stateId}</h3>
      <p>{state.description}</p>
      {state.tags.length > 0 && (
        <p>
          <Trans>Tags: {state.tags.join(', ')}</Trans>
        </p>
      )}
      <ul className={styles.lines}>
        {detailsOf(state, graph.transitions).map(({ text, transition }) => (
          <li key={transition ?? text}>{text}</li>
        ))}
        {leaving.flatMap((transition) =>
          transition.targets.map((target) => (
            <li key={`${transition.id} ${target}`}>
              {headOf(transition)} → <a href={hashOf({ machineId: graph.id, stateId: target })}>{target}</a>
            </li>
          )),
        )}
      </ul>
      <a className={styles.close} href={hashOf({ machineId: graph.id, stateId: null })}>
        <Trans>Show the whole flow</Trans>
      </a>
    </section>
  );
}
