import { array, boolean, enums, literal, nullable, number, object, string, type, unknown, type Infer } from 'superstruct';
import type { AnyStateMachine } from 'xstate';
import type { FlowActor } from '../../machines/developer/flow-viewer.model.ts';
import { flowGraph } from './flow-graph.ts';

const statuses = ['active', 'done', 'error', 'stopped'] as const;

/** What a bug report carries: how an actor began, and what each event made of it. Nothing in it is secret. */
export const recordingSchema = object({
  format: literal('anydish.flow-recording.1'),
  machine: string(),
  /** Of the machine's definition: a recording of another version may go another way. */
  definition: string(),
  /** Milliseconds since 1970. */
  startedAt: number(),
  /** What the actor was started with; null when its start was not recorded. */
  input: unknown(),
  /** Where it stood when the recording began; null when that was its start. */
  start: nullable(object({ value: unknown(), context: unknown() })),
  steps: array(
    object({
      /** Milliseconds since the start. */
      at: number(),
      event: type({ type: string() }),
      /** The state after the event. */
      value: unknown(),
      status: enums(statuses),
    }),
  ),
  isRunning: boolean(),
});
export type Recording = Infer<typeof recordingSchema>;

/** A short name for everything that a machine's diagram shows: another definition, another name. */
export function definitionHash(machine: AnyStateMachine): string {
  // A polynomial over the characters, modulo the largest prime of 32 bits: stays exact in a number.
  const hash = [...JSON.stringify(flowGraph(machine))].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291,
    7,
  );
  return hash.toString(16).padStart(8, '0');
}

const asStatus = (status: string) => statuses.find((known) => known === status) ?? 'active';

/** Writes down what an actor has done, from its start or from the oldest step that is still known. */
export function recordingOf(actor: FlowActor, machine: AnyStateMachine): Recording {
  const [first, ...rest] = actor.steps;
  if (first === undefined) throw new Error('An actor without steps cannot be recorded.');
  const isWhole = first.event.type === 'xstate.init';
  const steps = isWhole ? actor.steps : rest;
  return {
    format: 'anydish.flow-recording.1',
    machine: actor.machineId,
    definition: definitionHash(machine),
    startedAt: first.at,
    input: isWhole ? (first.event['input'] ?? null) : null,
    start: isWhole ? null : { value: first.value, context: first.context },
    steps: steps.map(({ at, event, value, status }) => ({ at: at - first.at, event, value, status: asStatus(status) })),
    isRunning: actor.isRunning,
  };
}
