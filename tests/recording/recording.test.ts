import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import type { FlowActor, FlowStep } from '../../machines/developer/flow-viewer.model.ts';
import { FlowRecorder } from '../../src/recording/flow-recorder.ts';
import { publicActor } from '../../src/recording/public-actor.ts';
import { definitionHash, recordingOf, recordingSchema, type Recording } from '../../src/recording/recording.ts';
import { redact } from '../../src/recording/redact.ts';
import { ada } from '../machines/samples.ts';
import { flowNames, loadFlow } from '../support/flow-modules.ts';
import { planTransitions, type Plan } from '../support/plan.ts';
import { replayRecording, replayReport } from '../support/recordings/replay-recording.ts';
import { scripted, type Call } from '../support/scripted.ts';
import { settled } from '../support/stage.ts';
import { createWorld, testStart } from '../support/world.ts';
import { plantedMachine } from '../dev/planted-machine.ts';

/** Through JSON, as a bug report travels. */
function sent(recording: Recording): Recording {
  const received: unknown = JSON.parse(JSON.stringify(recording));
  if (!is(received, recordingSchema)) throw new Error('The recording does not survive its journey.');
  return received;
}

/** The steps of a plan as a tab would tell them: plain and without secrets. */
function actorOf({ machine, fixture, input, steps }: Plan): FlowActor {
  const begin = { type: 'xstate.init', input: fixture.inputs[input]?.(createWorld(() => testStart)) };
  return {
    key: 'tab-1/x:0',
    tabId: 'tab-1',
    name: 'flow',
    machineId: machine.id,
    isRunning: true,
    steps: steps.map(({ event, snapshot, taken }, index): FlowStep => {
      const told = redact(index === 0 ? begin : event);
      return {
        index,
        at: testStart + index,
        event: { ...(typeof told === 'object' ? told : {}), type: event.type },
        from: null,
        value: snapshot.value,
        status: snapshot.status,
        states: [],
        taken,
        context: redact(snapshot.context),
      };
    }),
  };
}

describe.each(flowNames)('%s', async (name) => {
  const { machine, fixture } = await loadFlow(name);
  const plans = planTransitions(machine, fixture);

  test.each(plans)('a recording of $title goes the same way, its secrets masked', (plan) => {
    const { steps } = replayRecording(sent(recordingOf(actorOf(plan), machine)), machine);
    expect(steps.filter(({ isSame }) => !isSame)).toEqual([]);
    expect(steps.flatMap(({ taken }) => taken)).toEqual(plan.steps.flatMap(({ taken }) => taken));
  });

  test('a recording whose beginning was forgotten goes on from where it begins', () => {
    const plan = plans.toSorted((a, b) => b.steps.length - a.steps.length)[0];
    if (plan === undefined) throw new Error('There is no plan.');
    const actor = actorOf(plan);
    const recording = recordingOf({ ...actor, steps: actor.steps.slice(1) }, machine);
    expect(recording).toMatchObject({ input: null, start: { value: plan.steps[1]?.snapshot.value } });
    const { steps } = replayRecording(sent(recording), machine);
    expect(steps.map(({ goesTo, recorded }) => [goesTo, recorded])).toEqual(steps.map(({ recorded }) => [recorded, recorded]));
  });
});

/** A sign-in as it is recorded in a tab. */
async function recordSignIn(): Promise<Recording> {
  const recorder = new FlowRecorder();
  const calls: Call[] = [];
  const input = { email: '', sourcePage: null, lastMethod: null, error: null, newId: () => 'id' };
  const root = createActor(scripted(signInMachine, calls), { input });
  recorder.watch(root);
  root.start();
  root.send({ type: 'email.changed', email: 'ada@anydish.example' });
  root.send({ type: 'password.changed', password: 'correct horse' });
  root.send({ type: 'form.submitted' });
  calls.find(({ src }) => src === 'signIn')?.resolve(ada);
  await settled();
  const trail = recorder.trails().find(({ machineId }) => machineId === signInMachine.id);
  if (trail === undefined) throw new Error('Nothing was recorded.');
  return recordingOf(publicActor(trail, 'tab-1'), signInMachine);
}

test('what is recorded in a tab plays to its end', async () => {
  const recording = sent(await recordSignIn());
  expect(recording).toMatchObject({ machine: 'signIn', isRunning: false, start: null, input: { email: '', sourcePage: null } });
  expect(JSON.stringify(recording)).not.toMatch(/correct horse|ada@/);
  const { steps, isSameDefinition } = replayRecording(recording, signInMachine);
  expect(isSameDefinition).toBe(true);
  expect(steps.map(({ event, goesTo, isSame }) => [event, goesTo, isSame])).toEqual([
    ['xstate.init', 'editing', true],
    ['email.changed', 'editing', true],
    ['password.changed', 'editing', true],
    ['form.submitted', 'submitting', true],
    ['xstate.done.actor.signIn', 'signedIn (done)', true],
  ]);
});

test('the report marks where the machine goes another way', async () => {
  const recording = await recordSignIn();
  const changed = {
    ...recording,
    definition: '0',
    steps: recording.steps.map((step, index) => (index === 3 ? { ...step, value: 'editing' } : step)),
  };
  const report = replayReport(changed, replayRecording(changed, signInMachine));
  expect(report).toContain('The machine has been changed since this was recorded.');
  expect(report).toMatch(/^X {2}4 +\d+\.\d\d s {2}form\.submitted +submitting +editing$/m);
  expect(report).toContain('The machine goes another way after 1 of 5 events (X).');
});

test('two machines have two names, and one machine one', () => {
  expect(definitionHash(signInMachine)).toBe(definitionHash(scripted(signInMachine)));
  expect(definitionHash(signInMachine)).not.toBe(definitionHash(plantedMachine));
});
