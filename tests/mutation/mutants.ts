import { not, type AnyStateMachine } from 'xstate';
import { openDraft, type Slot, type StateDraft, type TransitionDraft } from './draft.ts';

/** A machine with one fault in it. */
export interface Mutant {
  /** What is wrong with it: "signIn.editing on form.submitted [1]: guard isFilledIn turned round". */
  name: string;
  machine: AnyStateMachine;
}

interface Fault {
  name: string;
  make: () => void;
}

const nameOf = (ref: unknown): string => {
  if (typeof ref === 'string') return ref;
  if (typeof ref === 'object' && ref !== null && 'type' in ref) return String(ref.type);
  return typeof ref === 'function' && ref.name !== '' ? ref.name : 'a function';
};

const isWithin = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`);

/** A state that a transition does not lead to as it is: the next one in the order of the configuration. */
function elsewhere(states: readonly StateDraft[], state: StateDraft, branch: TransitionDraft, meant: string | null): string {
  const ids = states.slice(1).map(({ id }) => id);
  const place = ids.indexOf(meant ?? state.id);
  const inOrder = [...ids.slice(place + 1), ...ids.slice(0, place + 1)];
  const other = inOrder.find((id) => meant === null || (!isWithin(id, meant) && !isWithin(meant, id)));
  if (other === undefined) throw new Error(`${state.id}: there is no other state than ${String(branch.target)}.`);
  return `#${other}`;
}

const dropped = (actions: unknown[], place: string): Fault[] =>
  actions.map((action, index) => ({
    name: `${place}: action ${nameOf(action)} left out`,
    make: () => void actions.splice(index, 1),
  }));

/** The full id of the state that a target leads to; null: the transition stays where it is. */
function targetId(states: readonly StateDraft[], state: StateDraft, { target }: TransitionDraft): string | null {
  if (target === undefined) return null;
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return state.id + target;
  const parent = state.id.slice(0, state.id.lastIndexOf('.'));
  const id = `${parent}.${target}`;
  if (!states.some((known) => known.id === id)) throw new Error(`${state.id} leads to "${target}", which is nowhere.`);
  return id;
}

function faultsOf(states: readonly StateDraft[], state: StateDraft, { name, branches }: Slot): Fault[] {
  return branches.flatMap((branch, index): Fault[] => {
    const place = `${state.id} ${name}${branches.length > 1 ? ` [${index + 1}]` : ''}`;
    const other = elsewhere(states, state, branch, targetId(states, state, branch));
    const { guard } = branch;
    return [
      { name: `${place}: removed`, make: () => void branches.splice(index, 1) },
      { name: `${place}: leads to ${other}`, make: () => void (branch.target = other) },
      ...(guard === undefined
        ? []
        : [{ name: `${place}: guard ${nameOf(guard)} turned round`, make: () => void (branch.guard = not(guard as never)) }]),
      ...dropped(branch.actions, place),
    ];
  });
}

const faultsIn = (states: readonly StateDraft[]): Fault[] =>
  states.flatMap((state) => [
    ...state.moments.flatMap(({ name, actions }) => dropped(actions, `${state.id} ${name}`)),
    ...state.slots.flatMap((slot) => faultsOf(states, state, slot)),
  ]);

/** How many faults `machine` can have. */
export const countMutants = (machine: AnyStateMachine): number => faultsIn(openDraft(machine).states).length;

/** The machine taken apart and put together again without a fault: a failure here is about the taking apart. */
export const rebuilt = (machine: AnyStateMachine): AnyStateMachine => openDraft(machine).build();

/**
 * `machine` with its fault number `index`: one transition removed or redirected, one guard turned round, or one action left out.
 * @throws RangeError when there is no such fault
 */
export function mutantOf(machine: AnyStateMachine, index: number): Mutant {
  const { states, build } = openDraft(machine);
  const fault = faultsIn(states)[index];
  if (fault === undefined) throw new RangeError(`${machine.id} has no fault number ${index}.`);
  fault.make();
  return { name: fault.name, machine: build() };
}
