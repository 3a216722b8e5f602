import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { expect } from 'vitest';
import { recordReached } from './flow-record.ts';
import { directly, perform, snapshotOf, type AnyStage } from './perform.ts';
import { plain } from './plain.ts';
import type { Plan } from './plan.ts';
import { onStage } from './stage.ts';

const outline = ({ value, status, output, context }: AnyMachineSnapshot) => ({
  value,
  status,
  output: plain(output),
  context: plain(context),
});

/** Rule 9 of the house: leaving a state aborts what the state has asked for. */
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
  const states = new Set<string>();
  for (const [index, step] of steps.entries()) {
    if (index > 0) await perform(stage, stage.actor, fixture, step, directly);
    const { actions, taken } = stage.news();
    expect({ ...outline(snapshotOf(stage.actor)), taken, actions }, `after ${step.label}`).toEqual({
      ...outline(step.snapshot),
      taken: step.taken,
      actions: step.actions,
    });
    expectAborted(stage, stage.actor);
    for (const { id } of snapshotOf(stage.actor)._nodes) states.add(id);
  }
  stage.actor.stop();
  expectAborted(stage, stage.actor);
  recordReached(
    'actor',
    machine,
    states,
    steps.flatMap(({ taken }) => taken),
  );
}
