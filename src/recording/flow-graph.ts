import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { constantsOf, fieldsRead } from './probe.ts';

/** What makes a transition happen: an event that is sent, the end of a child actor, the end of a delay, or nothing at all. */
type Cause = 'event' | 'done' | 'error' | 'delay' | 'always';

/** A transition of a machine as data. */
export interface FlowTransition {
  /** Unique in its machine: "verification.entering on code.changed [isComplete]". */
  id: string;
  source: string;
  /** Ids of states; empty: the machine stays where it is. */
  targets: readonly string[];
  cause: Cause;
  /** The type of the event as XState knows it; empty for `always`. */
  eventType: string;
  /** The fields of the event that are read for it. */
  fields: readonly string[];
  /** What causes it, for people: "code.changed", "confirmCode done", "after resendCooldown". */
  label: string;
  /** The name of its guard; "otherwise" for the branch without one beside branches that have one. */
  guard: string | null;
  actions: readonly string[];
}

/** A state of a machine as data, with the states inside it. */
export interface FlowState {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  description: string;
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  /** Actors that live as long as the state. */
  invokes: readonly string[];
  states: readonly FlowState[];
}

/** A machine as data: all that a diagram, a page about it or a comparison of two versions needs. */
export interface FlowGraph {
  id: string;
  description: string;
  root: FlowState;
  transitions: readonly FlowTransition[];
}

const nameOf = (thing: unknown, fallback: string): string => {
  if (typeof thing === 'string') return thing;
  if (isThing(thing) && 'type' in thing && typeof thing.type === 'string') return thing.type;
  return fallback;
};

const isThing = (value: unknown): value is object => (typeof value === 'object' && value !== null) || typeof value === 'function';

/** True for what XState adds to a state with a delay: the delayed event on the way in, its end on the way out. */
function isTimer(action: unknown): boolean {
  const id = isThing(action) && ('sendId' in action ? action.sendId : 'id' in action && action.id);
  return typeof id === 'string' && id.startsWith('xstate.after.');
}

/** A use of a guard or an action with what it is told: "isStep profile". */
const inFull = (use: unknown, fallback: string): string => [nameOf(use, fallback), ...constantsOf(use)].join(' ');

// XState names the actions that it makes itself `xstate.…`; what they are says enough.
const actionName = (action: unknown): string => inFull(action, 'an action').replace(/^xstate\./, '');

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

function ownTransitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function causeOf({ eventType, source }: AnyTransitionDefinition): Pick<FlowTransition, 'cause' | 'label'> {
  const type = String(eventType);
  if (type === '') return { cause: 'always', label: 'always' };
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (answer !== null) {
    const [, outcome, actor = ''] = answer;
    return outcome === 'done' ? { cause: 'done', label: `${actor} done` } : { cause: 'error', label: `${actor} failed` };
  }
  if (type.startsWith('xstate.done.state.')) return { cause: 'done', label: 'done' };
  const delayed = source.after.find((transition) => transition.eventType === eventType);
  if (delayed !== undefined)
    return {
      cause: 'delay',
      label: typeof delayed.delay === 'number' ? `after ${delayed.delay} ms` : `after ${nameOf(delayed.delay, 'a delay')}`,
    };
  return { cause: 'event', label: type };
}

/** Everything that may read the event of a transition: guard, actions, and the inputs of the actors that it starts. */
const readersOf = ({ guard, actions, target }: AnyTransitionDefinition): unknown[] => [
  guard,
  ...actions,
  ...(target ?? []).flatMap(({ invoke }) => invoke.map(({ input }) => input)),
];

/** The transitions of one state. Two branches of an event with one guard are numbered, so that each id is unique. */
function transitionsOf(node: AnyStateNode): FlowTransition[] {
  const all = ownTransitions(node);
  const seen = new Map<string, number>();
  return all.map((transition) => {
    const type = String(transition.eventType);
    const hasBranches = all.filter((other) => other.eventType === transition.eventType).length > 1;
    const guard = transition.guard === undefined ? null : inFull(transition.guard, 'a guard');
    const branch = guard ?? (hasBranches ? 'otherwise' : null);
    const name = `${node.id} ${type === '' ? 'always' : `on ${type}`}${branch === null ? '' : ` [${branch}]`}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return {
      id: count === 1 ? name : `${name} ${count}`,
      source: node.id,
      targets: (transition.target ?? []).map((target) => target.id),
      eventType: type,
      fields: fieldsRead(type, readersOf(transition)),
      ...causeOf(transition),
      guard: branch,
      actions: transition.actions.map(actionName),
    };
  });
}

const stateOf = (node: AnyStateNode): FlowState => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  isInitial: node.parent?.initial?.target.some((target) => target.id === node.id) ?? false,
  description: node.description ?? '',
  tags: node.tags,
  entry: node.entry.filter((action) => !isTimer(action)).map(actionName),
  exit: node.exit.filter((action) => !isTimer(action)).map(actionName),
  invokes: node.invoke.map(({ id }) => id),
  states: children(node).map(stateOf),
});

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...children(node).flatMap(nodesOf)];

/** Reads a machine's definition. Nothing of it is run. */
export const flowGraph = (machine: AnyStateMachine): FlowGraph => ({
  id: machine.id,
  description: machine.root.description ?? '',
  root: stateOf(machine.root),
  transitions: nodesOf(machine.root).flatMap(transitionsOf),
});

/** All states of a graph in document order, without the root. */
export const statesOf = (state: FlowState): FlowState[] => state.states.flatMap((inner) => [inner, ...statesOf(inner)]);

/** The id of the transition that a running machine took, as it stands in the graph. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const index = ownTransitions(transition.source).indexOf(transition);
  return transitionsOf(transition.source)[index]?.id ?? '';
}
