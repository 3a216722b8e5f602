import {
  createActor,
  SimulatedClock,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';
import { plain } from './plain.ts';
import { asDelayed, namesOf, type Done } from './rehearse.ts';
import { scripted, type Call } from './scripted.ts';
import { createWorld, testStart, type World } from './world.ts';

/** Lets everything that was answered arrive. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A real actor with scripted surroundings: the test answers its calls, moves its clock and reads what it did. */
export interface Stage<M extends AnyStateMachine> {
  actor: Actor<M>;
  clock: SimulatedClock;
  world: World;
  /** Every call to a hole so far, those of the machines inside included, oldest first. */
  calls: readonly Call[];
  /** What the actor above was told, oldest first. */
  told: () => AnyEventObject[];
  /** The newest call of the hole `src`. Throws when there was none. */
  call: (src: string) => Call;
  /** Answers the newest call of `src`, and waits until the machine has heard. */
  answer: (src: string, output?: unknown) => Promise<void>;
  refuse: (src: string, error: unknown) => Promise<void>;
  /** The params of every time that the machine ran the action `type`. */
  ran: (type: string) => unknown[];
  /** The actions and the transitions of the machine since this was last asked. */
  news: () => { actions: Done[]; taken: string[] };
  /** Milliseconds until the delayed event `type` of `ref` is due. */
  msUntil: (ref: AnyActorRef, type: string) => number;
}

/** Starts `machine` with scripted holes, a SimulatedClock and an actor above it. */
export function onStage<M extends AnyStateMachine>(machine: M, makeInput: (world: World) => InputFrom<M>): Stage<M> {
  const clock = new SimulatedClock();
  const world = createWorld(() => testStart + clock.now());
  const calls: Call[] = [];
  const actions: Done[] = [];
  const taken: string[] = [];
  const read = { actions: 0, taken: 0 };
  const dues = new Map<string, number>();
  const logic = scripted(machine, calls);
  const names = namesOf(logic);

  const actor = createActor(logic, {
    clock,
    input: makeInput(world),
    inspect: (event) => {
      const delayed = event.type === '@xstate.action' ? asDelayed(event.action.params) : null;
      if (delayed !== null) dues.set(`${event.actorRef.sessionId} ${delayed.type}`, clock.now() + delayed.delay);
      if (event.actorRef.sessionId !== event.rootId) return;
      if (event.type === '@xstate.action') actions.push({ type: event.action.type, params: plain(event.action.params) });
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.flatMap((transition) => names.get(transition) ?? []));
    },
  });
  actor.start();

  const call = (src: string): Call => {
    const found = calls.findLast((candidate) => candidate.src === src);
    if (found === undefined) throw new Error(`${machine.id} has not called "${src}".`);
    return found;
  };
  return {
    // Scripting changes a machine's implementations, never its type.
    actor: actor as unknown as Actor<M>,
    clock,
    world,
    calls,
    told: () => world.parent.getSnapshot().context,
    call,
    answer: async (src, output) => {
      call(src).resolve(output);
      await settled();
    },
    refuse: async (src, error) => {
      call(src).reject(error);
      await settled();
    },
    ran: (type) => actions.filter((action) => action.type === type).map(({ params }) => params),
    news: () => {
      const news = { actions: actions.slice(read.actions), taken: taken.slice(read.taken) };
      Object.assign(read, { actions: actions.length, taken: taken.length });
      return news;
    },
    msUntil: (ref, type) => {
      const due = dues.get(`${ref.sessionId} ${type}`);
      if (due === undefined) throw new Error(`${machine.id} has no delay "${type}".`);
      return due - clock.now();
    },
  };
}
