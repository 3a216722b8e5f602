import { array, boolean, enums, literal, nullable, number, object, string, type, unknown, type Infer } from 'superstruct';
import type { AnyStateMachine } from 'xstate';
import type { FlowActor } from '../../machines/developer/flow-viewer.model.ts';
import { flowGraph } from './flow-graph.ts';

const statuses = ['active', 'done', 'error', 'stopped'] as const;

/** A recording for bug reports: how an actor started, and the effect of each event. Contains no secrets. */
export const recordingSchema = object({
  format: literal('anydish.flow-recording.1'),
  machine: string(),
  /** Hash of the machine's definition: on another version the recording may run differently. */
  definition: string(),
  /** Milliseconds since 1970. */
  startedAt: number(),
  /** The actor's input; null when its start was not recorded. */
  input: unknown(),
  /** The state when the recording began; null when that was the actor's start. */
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

/** A hash of everything shown in a machine's diagram. */
export function definitionHash(machine: AnyStateMachine): string {
  // A polynomial over the characters, modulo the largest 32-bit prime, so that it stays exact in a number.
  const hash = [...JSON.stringify(flowGraph(machine))].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291,
    7,
  );
  return hash.toString(16).padStart(8, '0');
}

const asStatus = (status: string) => statuses.find((known) => known === status) ?? 'active';

/** The recording of an actor, from its start or from its oldest known step. */
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
