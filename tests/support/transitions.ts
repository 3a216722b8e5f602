import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The machine's states without its root, in document order. */
export const declaredStates = (machine: AnyStateMachine): AnyStateNode[] => getStateNodes(machine.root);

const ownTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const siblings = ({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  ownTransitions(source).filter((transition) => transition.eventType === eventType);

/** Every transition that the machine declares: each branch of on, after, always, onDone and onError, the root's included. */
export const declaredTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...declaredStates(machine)].flatMap(ownTransitions);

function guardName({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && 'type' in guard ? guard.type : 'a guard';
}

/** Which branch of its event a transition is: its guard, `otherwise`, or nothing when there is one branch without a guard. */
export function branchName(transition: AnyTransitionDefinition): string {
  const all = siblings(transition);
  const name = guardName(transition) ?? (all.length > 1 ? 'otherwise' : null);
  if (name === null) return '';
  const alike = all.filter((other) => guardName(other) === guardName(transition));
  return alike.length > 1 ? ` [${name} ${alike.indexOf(transition) + 1}]` : ` [${name}]`;
}

/** The name of a transition, unique in its machine: "verification.entering on code.changed [isComplete]". */
export function transitionName(transition: AnyTransitionDefinition): string {
  const event = String(transition.eventType);
  return `${transition.source.id} ${event === '' ? 'always' : `on ${event}`}${branchName(transition)}`;
}

/** A state value on one line: "open.idle". */
export function inWords(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${inWords(inner)}`))
    .join(' & ');
}
