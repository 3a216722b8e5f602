import { expect, test } from 'vitest';
import { profileMachine } from '../../../machines/sign-in/profile.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure } from '../samples.ts';

const start = (fullName = '') => onStage(profileMachine, () => ({ fullName }));

test.each([
  ['Ada', 'Ada', ''],
  ['Ada  Lovelace King', 'Ada', 'Lovelace King'],
  ['  Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada Lovelace  ', 'Ada', 'Lovelace'],
  ['Ada\tLovelace\t\tKing', 'Ada', 'Lovelace King'],
  ['Ada\u00A0Lovelace', 'Ada', 'Lovelace'],
  ['山田 太郎', '山田', '太郎'],
  ['Żółć O’Brien-Ñandú', 'Żółć', 'O’Brien-Ñandú'],
  ['👩‍🍳 Chef', '👩‍🍳', 'Chef'],
  ['<script> alert', '<script>', 'alert'],
])('sends "%s" as first name "%s" and last name "%s"', (fullName, firstName, lastName) => {
  const { actor, call } = start();
  actor.send({ type: 'name.changed', fullName });
  actor.send({ type: 'profile.submitted' });
  expect(call('saveProfile').input).toEqual({ firstName, lastName });
});

test.each([
  ['', 'fullName.required'],
  ['   ', 'fullName.required'],
  ['\t\u00A0', 'fullName.required'],
  ['é'.repeat(101), 'fullName.long'],
])('does not send %j, and shows why', (fullName, problem) => {
  const { actor, calls } = start('Ada');
  actor.send({ type: 'name.changed', fullName });
  expect(actor.getSnapshot().context.problem).toBeNull();
  actor.send({ type: 'profile.submitted' });
  expect(actor.getSnapshot().context).toMatchObject({ problem, fullName });
  expect(calls).toEqual([]);
  actor.send({ type: 'name.changed', fullName: 'Ada' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('accepts 100 characters, counted as graphemes', () => {
  const { actor, calls } = start(` ${'👩'.repeat(100)} `);
  actor.send({ type: 'profile.submitted' });
  expect(calls).toHaveLength(1);
});

test('starts with the session’s name, and ends with the server’s session', async () => {
  const { actor, answer } = start('Ada Lovelace');
  expect(actor.getSnapshot().context.fullName).toBe('Ada Lovelace');
  actor.send({ type: 'profile.submitted' });
  await answer('saveProfile', ada);
  expect(actor.getSnapshot()).toMatchObject({ value: 'saved', output: { session: ada } });
});

test('input is stored until it is saved', async () => {
  const { actor, answer, ran } = start('Ada');
  actor.send({ type: 'name.changed', fullName: 'Ada L' });
  expect(ran('keepTyped')).toEqual([{ fullName: 'Ada L' }]);
  actor.send({ type: 'profile.submitted' });
  await answer('saveProfile', ada);
  expect(ran('keepTyped')).toEqual([{ fullName: 'Ada L' }, { fullName: null }]);
});

test('keeps a refused name, and sends once per click', async () => {
  const { actor, refuse, calls } = start('Ada');
  actor.send({ type: 'profile.submitted' });
  actor.send({ type: 'profile.submitted' });
  actor.send({ type: 'name.changed', fullName: 'B' });
  expect(calls).toHaveLength(1);
  await refuse('saveProfile', failure('invalidInput'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { fullName: 'Ada', error: failure('invalidInput') } });
  actor.send({ type: 'name.changed', fullName: 'Ada L' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('aborts the call when the step is left', () => {
  const { actor, call } = start('Ada');
  actor.send({ type: 'profile.submitted' });
  actor.stop();
  expect(call('saveProfile').signal.aborted).toBe(true);
});
