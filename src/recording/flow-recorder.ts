import { isMachineSnapshot, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import { mostSteps } from '../../machines/developer/flow-viewer.model.ts';

/** A raw step with the product's own objects, including secrets. */
export interface RawStep {
  index: number;
  at: number;
  event: AnyEventObject;
  from: string | null;
  snapshot: AnyMachineSnapshot;
  taken: InspectedTransitions;
}

type InspectedTransitions = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'];

/** An actor and its steps. */
export interface Trail {
  ref: AnyActorRef;
  machineId: string;
  steps: readonly RawStep[];
}

export type RecorderNews = { type: 'started' | 'ended'; trail: Trail } | { type: 'stepped'; trail: Trail; step: RawStep };

/** Excludes the viewer's own flow: two viewers would report each other endlessly. */
const unwatched = 'flowViewer';

const isRef = (value: object): value is AnyActorRef => 'getSnapshot' in value && 'send' in value && 'sessionId' in value;

export function machineSnapshot(ref: AnyActorRef): AnyMachineSnapshot | null {
  // An actor under construction has no snapshot.
  const snapshot: unknown = ref.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot : null;
}

export function isRunning(ref: AnyActorRef): boolean {
  const snapshot: unknown = ref.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'active';
}

/** All machine actors at and below `ref`. */
export function actorsBelow(ref: AnyActorRef): AnyActorRef[] {
  const snapshot = machineSnapshot(ref);
  if (snapshot === null) return [];
  const children: unknown = snapshot.children;
  const refs = Object.values<unknown>(typeof children === 'object' ? { ...children } : {});
  return [ref, ...refs.flatMap((child) => (typeof child === 'object' && child !== null && isRef(child) ? actorsBelow(child) : []))];
}

/** Records the actors of a system. Cheap: it keeps references and copies nothing. */
export class FlowRecorder {
  readonly #trails = new Map<string, Trail & { steps: RawStep[] }>();
  readonly #listeners = new Set<(news: RecorderNews) => void>();
  readonly #now: () => number;
  /** Transitions of each actor since its last snapshot. */
  readonly #taken = new Map<string, InspectedTransitions>();
  /** Sender of an event. Events queue while their actor is busy, so it is stored by event. */
  readonly #senders = new WeakMap<AnyEventObject, string>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Records a system from its start, before the root is started. */
  watch(root: AnyActorRef): void {
    root.system.inspect((event) => this.#hear(event));
  }

  /** Records a running system: past steps are unknown, only the current states. */
  join(root: AnyActorRef): void {
    this.watch(root);
    for (const ref of actorsBelow(root)) {
      const snapshot = machineSnapshot(ref);
      if (snapshot !== null) this.#add(ref, { type: 'recording.started' }, snapshot);
    }
  }

  /** Running and recently ended actors, oldest first. */
  trails(): Trail[] {
    return [...this.#trails.values()];
  }

  find(sessionId: string): Trail | null {
    return this.#trails.get(sessionId) ?? null;
  }

  subscribe(listener: (news: RecorderNews) => void): void {
    this.#listeners.add(listener);
  }

  #hear(news: InspectionEvent): void {
    const { actorRef } = news;
    if (!isRef(actorRef)) return;
    const { sessionId } = actorRef;
    if (news.type === '@xstate.event' && news.sourceRef !== undefined && isRef(news.sourceRef) && news.sourceRef !== actorRef)
      this.#senders.set(news.event, news.sourceRef.id);
    if (news.type === '@xstate.microstep') this.#taken.set(sessionId, [...(this.#taken.get(sessionId) ?? []), ...news._transitions]);
    if (news.type === '@xstate.snapshot' && isMachineSnapshot(news.snapshot)) this.#add(actorRef, news.event, news.snapshot);
  }

  #add(ref: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    if (snapshot.machine.id === unwatched) return;
    const known = this.#trails.get(ref.sessionId);
    const trail = known ?? { ref, machineId: snapshot.machine.id, steps: [] };
    const index = (trail.steps.at(-1)?.index ?? -1) + 1;
    const taken = this.#taken.get(ref.sessionId) ?? [];
    const step: RawStep = { index, at: this.#now(), event, from: this.#senders.get(event) ?? null, snapshot, taken };
    this.#taken.delete(ref.sessionId);
    this.#trails.set(ref.sessionId, trail);
    trail.steps.push(step);
    if (trail.steps.length > mostSteps) trail.steps.shift();
    this.#tell(known === undefined ? { type: 'started', trail } : { type: 'stepped', trail, step });
    if (snapshot.status !== 'active') this.#end(trail);
  }

  #end(trail: Trail): void {
    this.#tell({ type: 'ended', trail });
    this.#forgetOldest();
  }

  /** Pages come and go; the last ended flows suffice for a report. */
  #forgetOldest(): void {
    const ended = [...this.#trails].filter(([, trail]) => !isRunning(trail.ref));
    for (const [sessionId] of ended.slice(0, -8)) this.#trails.delete(sessionId);
  }

  #tell(news: RecorderNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
