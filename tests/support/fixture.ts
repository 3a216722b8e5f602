import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import type { World } from './world.ts';

type Payload<E, T> = Omit<Extract<E, { type: T }>, 'type'>;
type Variants<P> = string extends keyof P ? 'bare' | Record<string, object> : keyof P extends never ? 'bare' : Record<string, P>;

/** For each event type its payloads by a name that tells them apart in a title; 'bare' for an event without payload. */
type FixtureEvents<E extends EventObject> = { [T in Exclude<E['type'], `xstate.${string}`>]: Variants<Payload<E, T>> };

/** What each invoked or spawned actor may answer: its id, then a name for the answer, then the answer. */
type Answers = Record<string, Record<string, unknown>>;

/** How a child machine is led to its end in a replay: its own fixture, and the final state in which each named output ends. */
interface ChildScript {
  fixture: AnyFixture;
  ends: Record<string, string>;
}

/** What the planner cannot read from the machine itself. */
export interface AnyFixture {
  /** Ways to begin. The first that reaches a transition is the one that is planned. */
  inputs: Record<string, (world: World) => unknown>;
  events: Record<string, 'bare' | Record<string, object>>;
  outputs?: Answers;
  errors?: Answers;
  children?: Record<string, ChildScript>;
}

/** A fixture whose inputs and events are those of the machine; a missing event type does not compile. */
export interface Fixture<M extends AnyStateMachine> extends AnyFixture {
  inputs: Record<string, (world: World) => InputFrom<M>>;
  events: FixtureEvents<EventFromLogic<M>>;
}
