import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyFixture } from './fixture.ts';
import { isPossible, type IsOffered } from './likeness.ts';
import { plain } from './plain.ts';
import type { PlannedStep } from './plan.ts';
import { listEvents, type PlannedEvent } from './planned-events.ts';
import { Rehearsal } from './rehearse.ts';
import { declaredTransitions, inWords, transitionName } from './transitions.ts';
import { createWorld, testStart } from './world.ts';

/** A long way through a machine, for where each beginning is dear: it goes on from transition to transition until nothing is new. */
export interface Tour {
  title: string;
  input: string;
  steps: readonly PlannedStep[];
}

interface Bounds {
  isOffered: IsOffered;
  /** Names of transitions that no tour need take. */
  without: readonly string[];
  /** Labels of events after which the surroundings end the tour, although the machine could go on. */
  ends: readonly string[];
}

/** Where a search gives up: a list that grows makes moments without end. */
const mostMoments = 500;

/** One who walks through a machine and knows what is still to be seen. */
class Walker {
  readonly steps: PlannedStep[];
  readonly #events: readonly PlannedEvent[];
  readonly #rehearsal: Rehearsal;
  readonly #bounds: Bounds;
  readonly #wanted: Set<string>;

  constructor(machine: AnyStateMachine, fixture: AnyFixture, input: string, bounds: Bounds, wanted: Set<string>) {
    this.#events = listEvents(machine, fixture);
    this.#rehearsal = new Rehearsal(machine);
    this.#bounds = bounds;
    this.#wanted = wanted;
    const makeInput = fixture.inputs[input] ?? (() => undefined);
    // Ids stand still here, so that going round in a circle comes back to the same context.
    const start = this.#rehearsal.begin((world) => makeInput({ ...world, ...createWorld(() => testStart), newId: () => 'id' }));
    this.steps = [{ event: { type: 'xstate.init' }, label: 'start', ...start }];
    this.#see(start.taken);
  }

  #see(names: readonly string[]): void {
    for (const name of names) this.#wanted.delete(name);
  }

  #isOver(step: PlannedStep): boolean {
    return step.snapshot.status !== 'active' || this.#bounds.ends.includes(step.label);
  }

  #onward(from: PlannedStep): PlannedStep[] {
    const isOpen = ({ event }: { event: AnyEventObject }) =>
      isPossible(from.snapshot, event) && this.#bounds.isOffered(from.snapshot, event);
    return this.#events.filter(isOpen).map((planned) => ({ ...planned, ...this.#rehearsal.step(from.snapshot, planned.event) }));
  }

  /** The shortest way to something new; one that ends the tour only when nothing else is left. */
  #search(): PlannedStep[] | null {
    const [here] = this.steps.slice(-1);
    if (here === undefined || this.#isOver(here)) return null;
    const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, plain(context)]);
    const seen = new Set([keyOf(here.snapshot)]);
    let last: PlannedStep[] | null = null;
    const ways = [{ end: here, steps: [] as PlannedStep[] }];
    // The list grows while it is gone through: the shortest ways come first.
    for (const { end, steps } of ways) {
      for (const step of this.#onward(end)) {
        const longer = [...steps, step];
        const [isNew, isOver] = [step.taken.some((name) => this.#wanted.has(name)), this.#isOver(step)];
        if (isNew && !isOver) return longer;
        if (isNew) last ??= longer;
        const key = keyOf(step.snapshot);
        if (isOver || seen.has(key) || seen.size > mostMoments) continue;
        seen.add(key);
        ways.push({ end: step, steps: longer });
      }
    }
    return last;
  }

  /** Goes on for as long as there is something new; true when there was. */
  walk(): boolean {
    for (let way = this.#search(); way !== null; way = this.#search()) {
      for (const step of way) {
        this.steps.push(step);
        this.#see(step.taken);
      }
    }
    return this.steps.length > 1;
  }
}

/** Few long ways that together take every transition. Throws with the names of those that no way takes. */
export function planTours(machine: AnyStateMachine, fixture: AnyFixture, bounds: Bounds): Tour[] {
  const { without } = bounds;
  const wanted = new Set(
    declaredTransitions(machine)
      .map(transitionName)
      .filter((name) => !without.includes(name)),
  );
  const tours: Tour[] = [];
  for (const input of Object.keys(fixture.inputs)) {
    for (;;) {
      const before = wanted.size;
      const walker = new Walker(machine, fixture, input, bounds, wanted);
      walker.walk();
      if (wanted.size === before) break;
      const { steps } = walker;
      tours.push({
        title: `${machine.id}, tour ${tours.length + 1}: ${input} to ${inWords(steps.at(-1)?.snapshot.value ?? '')}`,
        input,
        steps,
      });
    }
  }
  if (wanted.size > 0) throw new Error(`${machine.id}: no tour takes ${[...wanted].map((name) => `"${name}"`).join(', ')}.`);
  return tours;
}
