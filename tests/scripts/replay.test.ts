import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { definitionHash, type Recording } from '../../src/recording/recording.ts';
import { tempFolder } from '../support/temp-folder.ts';

// Each test starts a process of its own.
vi.setConfig({ testTimeout: 30_000 });

const root = join(import.meta.dirname, '../..');

/** A sign-in that fails because nothing was typed, as the machine of today does it. */
const recording: Recording = {
  format: 'anydish.flow-recording.1',
  machine: 'signIn',
  definition: definitionHash(signInMachine),
  startedAt: 0,
  input: { email: '', sourcePage: null },
  start: null,
  steps: [
    { at: 0, event: { type: 'xstate.init' }, value: 'editing', status: 'active' },
    { at: 1_200, event: { type: 'form.submitted' }, value: 'editing', status: 'active' },
  ],
  isRunning: true,
};

/** Runs what `npm run replay` starts, in a folder that holds the file. */
function replay(text: string) {
  const args = [join(root, 'tests/support/recordings/replay-file.ts'), 'report.json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tempFolder({ 'report.json': text }), encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a recording that goes the same way: each step, and exit code 0', () => {
  const { status, stdout } = replay(JSON.stringify(recording));
  expect(stdout).toMatch(/signIn: 2 events, still running/);
  expect(stdout).toMatch(/2 {2}1\.20 s {2}form\.submitted +editing/);
  expect(stdout).toMatch(/The machine goes the recorded way\./);
  expect(status).toBe(0);
});

test('a recording that goes another way: where, and exit code 1', () => {
  const [start, submit] = recording.steps;
  const { status, stdout } = replay(JSON.stringify({ ...recording, steps: [start, { ...submit, value: 'submitting' }] }));
  expect(stdout).toMatch(/^X {2}2 .*form\.submitted +editing +submitting$/m);
  expect(status).toBe(1);
});

test.each([
  ['no JSON', '{', /is no JSON/],
  ['no recording', '{"format":"other"}', /is no flow recording/],
  ['an unknown machine', JSON.stringify({ ...recording, machine: 'gone' }), /There is no machine "gone"\./],
])('%s: one line, and exit code 2', (_, text, message) => {
  const { status, stderr } = replay(text);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});
