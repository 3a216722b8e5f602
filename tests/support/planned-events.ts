import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { AnyFixture } from './fixture.ts';
import { declaredStates } from './transitions.ts';

/** An event with the name it goes by in a title. */
export interface PlannedEvent {
  event: AnyEventObject;
  label: string;
}

type Named = Record<string, Record<string, unknown>>;

const answers = (table: Named | undefined, make: (id: string, name: string, value: unknown) => PlannedEvent): PlannedEvent[] =>
  Object.entries(table ?? {}).flatMap(([id, variants]) => Object.entries(variants).map(([name, value]) => make(id, name, value)));

/** Every event that may happen to the machine: the fixture's, the answers of its actors, and the ends of its delays. */
export function listEvents(machine: AnyStateMachine, { events, outputs, errors }: AnyFixture): PlannedEvent[] {
  const sent = Object.entries(events).flatMap(([type, variants]): PlannedEvent[] =>
    variants === 'bare'
      ? [{ event: { type }, label: type }]
      : Object.entries(variants).map(([name, payload]) => ({ event: { ...payload, type }, label: `${type}(${name})` })),
  );
  const done = answers(outputs, (actorId, name, output) => ({
    event: { type: `xstate.done.actor.${actorId}`, output, actorId },
    label: `${actorId}.done(${name})`,
  }));
  const failed = answers(errors, (actorId, name, error) => ({
    event: { type: `xstate.error.actor.${actorId}`, error, actorId },
    label: `${actorId}.error(${name})`,
  }));
  const delays = [machine.root, ...declaredStates(machine)].flatMap((node) => node.after);
  const ended = new Map(delays.map(({ eventType, delay }) => [String(eventType), `after(${String(delay)})`]));
  return [...sent, ...done, ...failed, ...[...ended].map(([type, label]) => ({ event: { type }, label }))];
}
