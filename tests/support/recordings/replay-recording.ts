import { createEmptyActor, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { definitionHash, type Recording } from '../../../src/recording/recording.ts';
import { Rehearsal } from '../rehearse.ts';
import { table } from '../table.ts';
import { inWords } from '../transitions.ts';
import { createWorld } from '../world.ts';
import { revive } from './revive.ts';

/** One event of a recording, and where it leads the machine of today. */
interface ReplayedStep {
  /** Milliseconds since the start of the recording. */
  at: number;
  event: string;
  goesTo: string;
  recorded: string;
  /** Names of the transitions that it took. */
  taken: readonly string[];
  isSame: boolean;
}

export interface Replayed {
  steps: readonly ReplayedStep[];
  /** False when the machine has been changed since the recording. */
  isSameDefinition: boolean;
}

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && Object.values(value).every(isStateValue));

const stateInWords = (value: unknown, status: string): string => {
  const state = isStateValue(value) ? inWords(value) : 'no state';
  return status === 'active' ? state : `${state} (${status})`;
};

/** Where the machine of the recording stood before its first event; null: it began with it. */
function startOf(rehearsal: Rehearsal, { start }: Recording, world: ReturnType<typeof createWorld>): AnyMachineSnapshot | null {
  if (start === null) return null;
  if (!isStateValue(start.value)) throw new Error('The recording does not say in which state it begins.');
  const snapshot: AnyMachineSnapshot = rehearsal.machine.resolveState({ value: start.value, context: revive(start.context, world) });
  // What the state had invoked is running there: the machine may speak to it by its id.
  const invoked = snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => [id, createEmptyActor()] as const));
  Object.assign(snapshot.children, Object.fromEntries(invoked));
  return snapshot;
}

/** Plays a recording on the machine of today with everything around it scripted, as a test does. After a difference it goes on. */
export function replayRecording(recording: Recording, machine: AnyStateMachine): Replayed {
  const rehearsal = new Rehearsal(machine);
  const world = createWorld(() => recording.startedAt);
  let snapshot = startOf(rehearsal, recording, world);
  const steps = recording.steps.map(({ at, event, value, status }): ReplayedStep => {
    const moment =
      snapshot === null
        ? rehearsal.begin(() => revive(recording.input, world))
        : rehearsal.step(snapshot, {
            ...Object.fromEntries(Object.entries(event).map(([key, item]) => [key, revive(item, world)])),
            type: event.type,
          });
    snapshot = moment.snapshot;
    const goesTo = stateInWords(snapshot.value, snapshot.status);
    const recorded = stateInWords(value, status);
    return { at, event: event.type, goesTo, recorded, taken: moment.taken, isSame: goesTo === recorded };
  });
  return { steps, isSameDefinition: recording.definition === definitionHash(machine) };
}

/** The replay as a table for people: a line for each event, and a mark where the machine goes another way. */
export function replayReport({ machine, isRunning, start }: Recording, { steps, isSameDefinition }: Replayed): string {
  const parted = steps.filter(({ isSame }) => !isSame).length;
  const rows = steps.map(({ at, event, goesTo, recorded, isSame }, index) => [
    isSame ? ' ' : 'X',
    String(index + 1),
    `${(at / 1_000).toFixed(2)} s`,
    event,
    goesTo,
    isSame ? '' : recorded,
  ]);
  return [
    `${machine}: ${steps.length} events${start === null ? '' : ', not from its start'}${isRunning ? ', still running' : ''}`,
    ...(isSameDefinition ? [] : ['The machine has been changed since this was recorded.']),
    '',
    table([['', '#', 'time', 'event', 'state', parted === 0 ? '' : 'recorded'], ...rows]),
    '',
    parted === 0 ? 'The machine goes the recorded way.' : `The machine goes another way after ${parted} of ${steps.length} events (X).`,
  ].join('\n');
}
