import { isMachineSnapshot, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { AnyFixture } from './fixture.ts';
import { planTo } from './plan.ts';
import type { PlannedEvent } from './planned-events.ts';
import { settled, type Stage } from './stage.ts';
import { inWords } from './transitions.ts';

export type AnyStage = Stage<AnyStateMachine>;

/** How a replay lets things happen: straight to the actor, or through what a user sees. */
export interface Means {
  /** Has `ref` receive an event that is neither the answer of an actor nor the end of a delay. */
  send: (ref: AnyActorRef, planned: PlannedEvent) => Promise<void>;
  /** Lets something happen, and waits until everybody has heard of it. */
  settle: (happen: () => void) => Promise<void>;
}

export const directly: Means = {
  send: async (ref, { event }) => {
    ref.send(event);
    await settled();
  },
  settle: async (happen) => {
    happen();
    await settled();
  },
};

export function snapshotOf(ref: AnyActorRef): AnyMachineSnapshot {
  const snapshot: unknown = ref.getSnapshot();
  if (!isMachineSnapshot(snapshot)) throw new Error(`${ref.id} is no machine.`);
  return snapshot;
}

export function childOf(ref: AnyActorRef, id: string): AnyActorRef {
  const child: unknown = snapshotOf(ref).children[id];
  if (child === undefined) throw new Error(`${ref.id} has no child "${id}".`);
  return child as AnyActorRef;
}

function answerCall(stage: AnyStage, child: AnyActorRef, outcome: string, event: AnyEventObject): void {
  const call = stage.calls.find(({ ref }) => ref === child);
  if (call === undefined) throw new Error(`Nothing was asked of "${child.id}".`);
  if (outcome === 'done') call.resolve(event.output);
  else call.reject(event.error);
}

/** Leads a child machine from its start to the end that gives its parent the planned output. */
async function leadToEnd(stage: AnyStage, child: AnyActorRef, fixture: AnyFixture, end: string, means: Means): Promise<void> {
  for (const planned of planTo(snapshotOf(child).machine, fixture, end)) await perform(stage, child, fixture, planned, means);
  const reached = inWords(snapshotOf(child).value);
  if (reached !== end) throw new Error(`${child.id} ended in "${reached}", not in "${end}".`);
}

/** Makes the planned event happen to `ref` the way it happens in the product: a call is answered, a delay ends, a child finishes. */
export async function perform(stage: AnyStage, ref: AnyActorRef, fixture: AnyFixture, planned: PlannedEvent, means: Means): Promise<void> {
  const { event, label } = planned;
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
  if (answer !== null) {
    const [, outcome = '', id = ''] = answer;
    const child = childOf(ref, id);
    const script = fixture.children?.[id];
    const end = script?.ends[/\((.+)\)$/.exec(label)?.[1] ?? ''];
    if (script !== undefined && end !== undefined) await leadToEnd(stage, child, script.fixture, end, means);
    else await means.settle(() => answerCall(stage, child, outcome, event));
  } else if (event.type.startsWith('xstate.after.')) {
    await means.settle(() => stage.clock.increment(stage.msUntil(ref, event.type)));
  } else {
    await means.send(ref, planned);
  }
}
