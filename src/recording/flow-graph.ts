import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { constantsOf, fieldsRead } from './probe.ts';

/** The cause of a transition: a sent event, the end of a child actor, the end of a delay, or none. */
type Cause = 'event' | 'done' | 'error' | 'delay' | 'always';

/** A transition of a machine as data. */
export interface FlowTransition {
  /** Unique in its machine: "verification.entering on code.changed [isComplete]". */
  id: string;
  source: string;
  /** Ids of states; empty for internal transitions. */
  targets: readonly string[];
  cause: Cause;
  /** XState's event type; empty for `always`. */
  eventType: string;
  /** The event's fields that are read. */
  fields: readonly string[];
  /** The readable cause: "code.changed", "confirmCode done", "after resendCooldown". */
  label: string;
  /** The guard's name; "otherwise" for the unguarded branch beside guarded ones. */
  guard: string | null;
  actions: readonly string[];
}

/** A state of a machine as data, with its child states. */
export interface FlowState {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  description: string;
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  /** Actors invoked by the state. */
  invokes: readonly string[];
  states: readonly FlowState[];
}

/** A machine as data: everything a diagram, a documentation page or a comparison needs. */
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

/** True for actions that XState adds for a delay: sending and cancelling the delayed event. */
function isTimer(action: unknown): boolean {
  const id = isThing(action) && ('sendId' in action ? action.sendId : 'id' in action && action.id);
  return typeof id === 'string' && id.startsWith('xstate.after.');
}

/** A guard or action with its params: "isStep profile". */
const inFull = (use: unknown, fallback: string): string => [nameOf(use, fallback), ...constantsOf(use)].join(' ');

// XState names built-in actions `xstate.…`; their kind is descriptive enough.
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

/** Everything that may read a transition's event: guard, actions, and inputs of the actors it starts. */
const readersOf = ({ guard, actions, target }: AnyTransitionDefinition): unknown[] => [
  guard,
  ...actions,
  ...(target ?? []).flatMap(({ invoke }) => invoke.map(({ input }) => input)),
];

/** The transitions of one state. Branches of an event with the same guard are numbered, so that ids are unique. */
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

/** Reads a machine's definition without running it. */
export const flowGraph = (machine: AnyStateMachine): FlowGraph => ({
  id: machine.id,
  description: machine.root.description ?? '',
  root: stateOf(machine.root),
  transitions: nodesOf(machine.root).flatMap(transitionsOf),
});

/** All states of a graph in document order, without the root. */
export const statesOf = (state: FlowState): FlowState[] => state.states.flatMap((inner) => [inner, ...statesOf(inner)]);

/** The graph id of the transition that a running machine took. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const index = ownTransitions(transition.source).indexOf(transition);
  return transitionsOf(transition.source)[index]?.id ?? '';
}
