import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { FlowRecorder } from '../../src/recording/flow-recorder.ts';
import { publicActor } from '../../src/recording/public-actor.ts';
import { recordingOf } from '../../src/recording/recording.ts';
import { replayRecording } from '../support/recordings/replay-recording.ts';
import { scripted } from '../support/scripted.ts';

test('a recorder that joins late knows where each flow stands, and plays on from there', () => {
  const root = createActor(scripted(signInMachine), { input: { email: '', sourcePage: null } });
  root.start();
  root.send({ type: 'email.changed', email: 'ada@anydish.example' });
  const recorder = new FlowRecorder();
  recorder.join(root);
  root.send({ type: 'password.changed', password: 'correct horse' });
  root.send({ type: 'form.submitted' });

  const [trail] = recorder.trails();
  if (trail === undefined) throw new Error('Nothing was recorded.');
  const recording = recordingOf(publicActor(trail, 'tab'), signInMachine);
  expect(recording).toMatchObject({ input: null, start: { value: 'editing', context: { email: 'x@anydish.example' } } });
  expect(JSON.stringify(recording)).not.toMatch(/correct horse|ada@/);
  const { steps } = replayRecording(recording, signInMachine);
  expect(steps.map(({ event, goesTo, isSame }) => [event, goesTo, isSame])).toEqual([
    ['password.changed', 'editing', true],
    ['form.submitted', 'submitting', true],
  ]);
});
