import type { UserEvent } from '@testing-library/user-event';
import type { AnyActorRef, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { AnyFixture, Fixture } from '../fixture.ts';
import { loadTestFile } from '../flow-modules.ts';
import type { AnyStage } from '../perform.ts';
import type { Sight } from './sights.ts';

/** A rendered flow on a stage of scripted services. */
export interface Shown {
  stage: AnyStage;
  /** The actor that is replayed: the stage's own or one inside it. */
  subject: AnyActorRef;
  user: UserEvent;
}

/** What a user does to send an event. Throws when the view does not let him. */
export type Gesture<E> = (shown: Shown, event: E) => Promise<void>;

/** Who sends an event that is no user's to send: "The page tells it when the address changes." */
interface Elsewhere {
  elsewhere: string;
}

/** A gesture whose control is not always there; `when` says when. */
interface Offered<S, E> {
  when: (snapshot: S, event: E) => boolean;
  gesture: Gesture<E>;
}

/** Why a state is not to be seen: "It is left at once." */
interface Unseen {
  unseen: string;
}

export type Sending<S, E> = Gesture<E> | Offered<S, E> | Elsewhere;

/** How a person sees and uses a machine: the tables by which its plans are replayed through its view. */
export interface AnyViewDriver {
  machine: AnyStateMachine;
  fixture: AnyFixture;
  /** Renders the product's own components. `input` names one of the fixture's inputs. */
  open: (input: string) => Promise<Shown>;
  events: Record<string, Sending<never, never>>;
  /** By the ids of the innermost states below the machine's own: "open.idle". */
  states: Record<string, Sight | Unseen>;
  /** Transitions that the view keeps a user from, and why. Each is tried, and must not happen. */
  withheld?: Record<string, string>;
  /** Those of the machines that it runs, to lead them to their ends. */
  children?: readonly Pick<AnyViewDriver, 'machine' | 'events'>[];
}

type Sent<M extends AnyStateMachine> = Exclude<EventFromLogic<M>['type'], `xstate.${string}`>;

/** A driver whose events are those of the machine: one that is missing does not compile. */
export interface ViewDriver<M extends AnyStateMachine> extends AnyViewDriver {
  machine: M;
  fixture: Fixture<M>;
  events: { [T in Sent<M>]: Sending<SnapshotFrom<M>, Extract<EventFromLogic<M>, { type: T }>> };
}

const isDriver = (value: unknown): value is AnyViewDriver =>
  typeof value === 'object' && value !== null && 'machine' in value && 'open' in value && 'states' in value;

/** The view driver of a flow. Throws when the flow has none. */
export const loadViewDriver = (name: string): Promise<AnyViewDriver> => loadTestFile(name, 'driver.tsx', isDriver);
