import type { AnyStateMachine } from 'xstate';
import { boundedGuards } from './endless.ts';

/** A transition of a machine's configuration, written out. */
export interface TransitionDraft {
  target?: string | undefined;
  guard?: unknown;
  actions: unknown[];
  [other: string]: unknown;
}

/** All branches of one event, as they are tried. */
export interface Slot {
  /** How it is found in the source: "on code.changed". */
  name: string;
  branches: TransitionDraft[];
  /** Puts the branches back into the configuration, in its own form. */
  write: () => void;
}

/** One state of the configuration, with everything in it that can be changed. */
export interface StateDraft {
  id: string;
  slots: Slot[];
  /** Actions by when they run: "entry", "exit". */
  moments: { name: string; actions: unknown[] }[];
}

type Config = Record<string, unknown>;

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** A copy as deep as a machine's configuration goes; functions and what they stand in are shared. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  return isConfig(value) && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
    : value;
}

function branchesOf(value: unknown): TransitionDraft[] {
  return listOf(value).map((branch) =>
    isConfig(branch) ? { ...branch, actions: listOf(branch['actions']) } : { target: String(branch), actions: [] },
  );
}

function slotAt(owner: Config, key: string, name: string): Slot[] {
  if (owner[key] === undefined) return [];
  const branches = branchesOf(owner[key]);
  const write = () => {
    if (branches.length === 0) delete owner[key];
    else owner[key] = branches;
  };
  return [{ name, branches, write }];
}

const slotsIn = (owner: unknown, kind: string): Slot[] =>
  isConfig(owner) ? Object.keys(owner).flatMap((key) => slotAt(owner, key, `${kind} ${key}`)) : [];

function statesIn(config: Config, id: string): StateDraft[] {
  const invoked = listOf(config['invoke']).filter(isConfig);
  const slots = [
    ...slotsIn(config['on'], 'on'),
    ...slotsIn(config['after'], 'after'),
    ...slotAt(config, 'always', 'always'),
    ...slotAt(config, 'onDone', 'onDone'),
    ...invoked.flatMap((call) => ['onDone', 'onError'].flatMap((key) => slotAt(call, key, `${String(call['id'])} ${key}`))),
  ];
  const moments = ['entry', 'exit'].flatMap((name) => {
    if (config[name] === undefined) return [];
    const actions = listOf(config[name]);
    config[name] = actions;
    return [{ name, actions }];
  });
  const inner = isConfig(config['states']) ? Object.entries(config['states']) : [];
  return [{ id, slots, moments }, ...inner.flatMap(([key, state]) => (isConfig(state) ? statesIn(state, `${id}.${key}`) : []))];
}

/** A machine's configuration laid open: change its states, then `build` the changed machine. The machine itself stays as it is. */
export function openDraft(machine: AnyStateMachine): { states: StateDraft[]; build: () => AnyStateMachine } {
  const config = copy(machine.config) as Config;
  const states = statesIn(config, machine.id);
  return {
    states,
    build: () => {
      for (const slot of states.flatMap(({ slots }) => slots)) slot.write();
      const { constructor, implementations } = machine;
      const guards = boundedGuards(implementations.guards);
      return Reflect.construct(constructor, [config, { ...implementations, guards }]) as AnyStateMachine;
    },
  };
}
