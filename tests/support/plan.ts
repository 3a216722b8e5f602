import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { assertCovered } from './coverage.ts';
import type { AnyFixture, Fixture } from './fixture.ts';
import { isPossible, nameByConduct, type IsOffered } from './likeness.ts';
import { listEvents, type PlannedEvent } from './planned-events.ts';
import { Rehearsal, type Moment } from './rehearse.ts';
import { branchName, declaredTransitions, inWords, transitionName } from './transitions.ts';
import { createWorld, testStart } from './world.ts';

/** One event of a plan, and what the machine must make of it. */
export interface PlannedStep extends PlannedEvent, Moment {}

/** A test that nobody wrote: the shortest way to a transition, and the transition itself as the last step. */
export interface Plan {
  title: string;
  /** The transition that this plan is for. */
  transition: string;
  machine: AnyStateMachine;
  fixture: AnyFixture;
  /** The name of the input it begins with. */
  input: string;
  /** Begins with the machine's start. */
  steps: readonly PlannedStep[];
}

/** Where and how far a plan may go. */
interface Bounds {
  /** Default: everything that the machine takes can happen. */
  isOffered?: IsOffered;
  /** Names of transitions that need no plan. */
  without?: readonly string[];
}

const always: IsOffered = () => true;

/** A way through the machine before it is rehearsed; `taken` is what its last event took. */
interface Way {
  input: string;
  events: readonly PlannedEvent[];
  taken: readonly string[];
}

/**
 * How many events ahead two snapshots must behave alike to count as one: as few as lead over every transition. A form of three fields needs three, and
 * for a machine of many contexts each event more takes ten times as long.
 */
const foresights = [1, 2, 3];

const start: PlannedEvent = { event: { type: 'xstate.init' }, label: 'start' };

/** More states than a machine of ours has; reached only when a fixture makes states without end. */
const stateLimit = 5_000;

/** All ways from one input: to the start itself, and over every edge by the shortest path to its source. */
function waysFrom(machine: AnyStateMachine, fixture: AnyFixture, input: string, isOffered: IsOffered, foresight: number): Way[] {
  const planned = listEvents(machine, fixture);
  const labels = new Map(planned.map(({ event, label }) => [event, label]));
  const nameEvent = (event: AnyEventObject): PlannedEvent => ({ event, label: labels.get(event) ?? event.type });
  const rehearsal = new Rehearsal(machine);
  const makeInput = fixture.inputs[input] ?? (() => undefined);
  const nameState = nameByConduct(rehearsal, planned, isOffered, foresight);
  // A machine of many contexts is asked for the same one thousands of times.
  const keys = new WeakMap<AnyMachineSnapshot, string>();
  const keyOf = (state: AnyMachineSnapshot): string => {
    const key = keys.get(state) ?? nameState(state);
    keys.set(state, key);
    return key;
  };
  const options = {
    // Ids stand still here, so that going round in a circle comes back to the same context.
    input: makeInput({ ...createWorld(() => testStart), newId: () => 'id' }),
    events: planned.map(({ event }) => event),
    serializeState: keyOf,
    serializeEvent: (event: AnyEventObject) => nameEvent(event).label,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => isPossible(snapshot, event) && isOffered(snapshot, event),
    limit: stateLimit,
  };
  const edges = Map.groupBy(adjacencyMapToArray(getAdjacencyMap(rehearsal.machine, options)), ({ state }) => keyOf(state));
  const ways = getShortestPaths(rehearsal.machine, options).flatMap((path): Way[] => {
    // The path's own steps begin with xstate.init.
    const before = path.steps.slice(1).map((step) => nameEvent(step.event));
    const onward = edges.get(keyOf(path.state)) ?? [];
    return onward.map(({ event }) => ({ input, events: [...before, nameEvent(event)], taken: rehearsal.step(path.state, event).taken }));
  });
  return [{ input, events: [], taken: rehearsal.begin(makeInput).taken }, ...ways];
}

function rehearse(machine: AnyStateMachine, fixture: AnyFixture, { input, events }: Way): PlannedStep[] {
  const rehearsal = new Rehearsal(machine);
  const steps: PlannedStep[] = [{ ...start, ...rehearsal.begin(fixture.inputs[input] ?? (() => undefined)) }];
  for (const event of events) {
    const before = steps.at(-1);
    if (before !== undefined) steps.push({ ...event, ...rehearsal.step(before.snapshot, event.event) });
  }
  return steps;
}

/** "entering --code.changed(complete) [isComplete]--> submitting"; what an eventless transition follows stands before it. */
function titleOf(steps: readonly PlannedStep[], transition: AnyTransitionDefinition): string {
  const [last, before] = [steps.at(-1), steps.at(-2)];
  const from = before === undefined ? '' : `${inWords(before.snapshot.value)} `;
  const branch = branchName(transition);
  const how = transition.eventType === '' ? `${last?.label}--> ${transition.source.key} --always${branch}` : `${last?.label}${branch}`;
  return `${from}--${how}--> ${inWords(last?.snapshot.value ?? '')}`;
}

/** The shortest plan over each of the transitions; none for one that no way takes. */
function plansOver(
  machine: AnyStateMachine,
  fixture: AnyFixture,
  ways: readonly Way[],
  wanted: readonly AnyTransitionDefinition[],
): Plan[] {
  return wanted.flatMap((declared): Plan[] => {
    const transition = transitionName(declared);
    const takers = ways.filter(({ taken }) => taken.includes(transition)).toSorted((a, b) => a.events.length - b.events.length);
    for (const way of takers) {
      const steps = rehearse(machine, fixture, way);
      // Two contexts that are one state to the planner may part later on: only what was rehearsed counts.
      if (steps.at(-1)?.taken.includes(transition))
        return [{ title: titleOf(steps, declared), transition, machine, fixture, input: way.input, steps }];
    }
    return [];
  });
}

/**
 * One test for each transition that `machine` declares. Throws with the names of all states that no path reaches, all
 * transitions that no path takes, and everything in the fixture that the machine does not know.
 */
export function planTransitions<M extends AnyStateMachine>(machine: M, fixture: Fixture<M>, bounds: Bounds = {}): Plan[] {
  const { isOffered = always, without = [] } = bounds;
  const wanted = declaredTransitions(machine).filter((declared) => !without.includes(transitionName(declared)));
  let plans: Plan[] = [];
  for (const foresight of foresights) {
    const ways = Object.keys(fixture.inputs).flatMap((input) => waysFrom(machine, fixture, input, isOffered, foresight));
    plans = plansOver(machine, fixture, ways, wanted);
    if (plans.length === wanted.length) break;
  }
  assertCovered(machine, fixture, plans, without);
  return plans;
}

/** The events that lead a machine from its start to its state `target`, by the shortest path. */
export function planTo(machine: AnyStateMachine, fixture: AnyFixture, target: string): readonly PlannedEvent[] {
  for (const foresight of foresights)
    for (const input of Object.keys(fixture.inputs)) {
      const ways = waysFrom(machine, fixture, input, always, foresight).toSorted((a, b) => a.events.length - b.events.length);
      const way = ways.find((candidate) => inWords(rehearse(machine, fixture, candidate).at(-1)?.snapshot.value ?? '') === target);
      if (way !== undefined) return way.events;
    }
  throw new Error(`${machine.id}: no path reaches the state "${target}".`);
}
