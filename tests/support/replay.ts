import { isMachineSnapshot, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { expect } from 'vitest';
import type { AnyFixture } from './fixture.ts';
import { plain } from './plain.ts';
import { planTo, type Plan } from './plan.ts';
import type { PlannedEvent } from './planned-events.ts';
import { onStage, settled, type Stage } from './stage.ts';
import { inWords } from './transitions.ts';

type AnyStage = Stage<AnyStateMachine>;

function snapshotOf(ref: AnyActorRef): AnyMachineSnapshot {
  const snapshot: unknown = ref.getSnapshot();
  if (!isMachineSnapshot(snapshot)) throw new Error(`${ref.id} is no machine.`);
  return snapshot;
}

function childOf(ref: AnyActorRef, id: string): AnyActorRef {
  const child: unknown = snapshotOf(ref).children[id];
  if (child === undefined) throw new Error(`${ref.id} has no child "${id}".`);
  return child as AnyActorRef;
}

/** Leads a child machine from its start to the end that gives its parent the planned output. */
async function leadToEnd(stage: AnyStage, child: AnyActorRef, fixture: AnyFixture, end: string): Promise<void> {
  for (const planned of planTo(snapshotOf(child).machine, fixture, end)) await perform(stage, child, fixture, planned);
  expect(inWords(snapshotOf(child).value), child.id).toBe(end);
}

/** Makes the planned event happen to `ref` the way it happens in the product: a call is answered, a delay ends, a child finishes. */
async function perform(stage: AnyStage, ref: AnyActorRef, fixture: AnyFixture, { event, label }: PlannedEvent): Promise<void> {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
  if (answer !== null) {
    const [, outcome = '', id = ''] = answer;
    const child = childOf(ref, id);
    const script = fixture.children?.[id];
    const end = script?.ends[/\((.+)\)$/.exec(label)?.[1] ?? ''];
    if (script !== undefined && end !== undefined) await leadToEnd(stage, child, script.fixture, end);
    else answerCall(stage, child, outcome, event);
  } else if (event.type.startsWith('xstate.after.')) {
    stage.clock.increment(stage.msUntil(ref, event.type));
  } else {
    ref.send(event);
  }
  await settled();
}

function answerCall(stage: AnyStage, child: AnyActorRef, outcome: string, event: AnyEventObject): void {
  const call = stage.calls.find(({ ref }) => ref === child);
  if (call === undefined) throw new Error(`Nothing was asked of "${child.id}".`);
  if (outcome === 'done') call.resolve(event.output);
  else call.reject(event.error);
}

const outline = ({ value, status, output, context }: AnyMachineSnapshot) => ({
  value,
  status,
  output: plain(output),
  context: plain(context),
});

/** Rule 9 of the house: whoever leaves a state takes back what the state has asked for. */
function expectAborted(stage: AnyStage, root: AnyActorRef): void {
  const isAlive = (ref: AnyActorRef) => ref.getSnapshot().status === 'active';
  for (const call of stage.calls) {
    if (!call.isSettled) expect(call.signal.aborted, `the signal of "${call.src}" is aborted`).toBe(!isAlive(call.ref) || !isAlive(root));
  }
}

/**
 * Plays a plan on a real actor and compares after each event: state value, status, output, context, the transitions taken
 * and the actions run. The plan's machine may be replaced by a changed one, to see whether the change is noticed.
 */
export async function replay({ machine, fixture, input, steps }: Plan): Promise<void> {
  const stage: AnyStage = onStage(machine, fixture.inputs[input] ?? (() => undefined));
  for (const [index, step] of steps.entries()) {
    if (index > 0) await perform(stage, stage.actor, fixture, step);
    const { actions, taken } = stage.news();
    expect({ ...outline(snapshotOf(stage.actor)), taken, actions }, `after ${step.label}`).toEqual({
      ...outline(step.snapshot),
      taken: step.taken,
      actions: step.actions,
    });
    expectAborted(stage, stage.actor);
  }
  stage.actor.stop();
  expectAborted(stage, stage.actor);
}
