import { createEmptyActor, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { plain } from './plain.ts';
import { scripted } from './scripted.ts';
import { declaredTransitions, transitionName } from './transitions.ts';
import { createWorld, testStart, type World } from './world.ts';

/** An action that a machine ran, as plain data. */
export interface Done {
  type: string;
  params: unknown;
}

/** What one event brought about. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  /** The names of the declared transitions that were taken, in their order. */
  taken: readonly string[];
  actions: readonly Done[];
}

/** Names by transition, for telling which ones a microstep took. */
export const namesOf = (machine: AnyStateMachine): ReadonlyMap<unknown, string> =>
  new Map(declaredTransitions(machine).map((transition) => [transition, transitionName(transition)]));

/** Runs a machine as the pure function that it is: nothing is started, sent or called. */
export class Rehearsal {
  /** The machine with its holes scripted: snapshots of one machine mean nothing to another. */
  readonly machine: AnyStateMachine;
  /** Milliseconds since 1970; moves when a planned delay ends. */
  private now = testStart;
  private taken: string[] = [];
  private actions: Done[] = [];
  private readonly dues = new Map<string, number>();
  private readonly scope: Parameters<AnyStateMachine['transition']>[2];

  constructor(original: AnyStateMachine) {
    this.machine = scripted(original);
    const names = namesOf(this.machine);
    const self: AnyActorRef = createEmptyActor();
    self.system.inspect((event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
      this.taken.push(...event._transitions.flatMap((transition) => names.get(transition) ?? []));
    });
    const ignore = () => undefined;
    this.scope = {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: ignore,
      defer: ignore,
      emit: ignore,
      stopChild: ignore,
      actionExecutor: ({ type, params }) => {
        this.noteDelay(params);
        this.actions.push({ type, params });
      },
    };
  }

  begin(makeInput: (world: World) => unknown): Moment {
    const world = createWorld(() => this.now);
    return this.moment(() => this.machine.getInitialSnapshot(this.scope, makeInput(world)));
  }

  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): Moment {
    this.now = Math.max(this.now, this.dues.get(event.type) ?? 0);
    return this.moment(() => this.machine.transition(snapshot, event, this.scope));
  }

  private moment(run: () => AnyMachineSnapshot): Moment {
    this.taken = [];
    this.actions = [];
    const snapshot = run();
    const { taken, actions } = this;
    return {
      snapshot,
      taken,
      // Most moments are looked at for what was taken alone.
      get actions() {
        return actions.map(({ type, params }) => ({ type, params: plain(params) }));
      },
    };
  }

  private noteDelay(params: unknown): void {
    const raised = asDelayed(params);
    if (raised !== null) this.dues.set(raised.type, this.now + raised.delay);
  }
}

/** The delayed event that an action raises, with its delay in milliseconds; null for any other action. */
export function asDelayed(params: unknown): { type: string; delay: number } | null {
  if (typeof params !== 'object' || params === null || !('event' in params) || !('delay' in params)) return null;
  const { event, delay } = params;
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof delay !== 'number') return null;
  return { type: String(event.type), delay };
}
