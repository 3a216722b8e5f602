import { describe, expect, test } from 'vitest';
import { passkeysMachine } from '../../../machines/account/passkeys.machine.ts';
import { onStage } from '../../support/stage.ts';
import { codes, madePasskey, someOptions, telephone } from './passkeys.fixture.ts';
import { failure } from '../samples.ts';

const start = (isSupported = true) => onStage(passkeysMachine, () => ({ isSupported }));
const one = { hasPassword: true, items: [telephone], recoveryCodesLeft: null };

async function listed({ isSupported = true, hasPassword = true } = {}) {
  const stage = start(isSupported);
  await stage.answer('loadPasskeys', { ...one, hasPassword });
  return stage;
}

async function proven(event: 'passkey.wanted' | 'codes.wanted' | 'removal.wanted') {
  const stage = await listed();
  stage.actor.send(event === 'removal.wanted' ? { type: event, passkey: telephone } : { type: event });
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  stage.actor.send({ type: 'form.submitted' });
  return stage;
}

describe('a new passkey', () => {
  test('is proven, created by the browser and saved, and nothing of it is kept', async () => {
    const stage = await proven('passkey.wanted');
    expect(stage.call('beginPasskey').input).toEqual({ currentPassword: 'correct horse' });
    await stage.answer('beginPasskey', someOptions);
    expect(stage.call('makePasskey').input).toEqual({ options: someOptions });
    await stage.answer('makePasskey', { registration: madePasskey });
    expect(stage.call('addPasskey').input).toEqual({ registration: madePasskey });
    const both = { ...one, items: [telephone, { ...telephone, guid: 'guid-laptop', name: 'Laptop' }] };
    await stage.answer('addPasskey', both);
    expect(stage.actor.getSnapshot()).toMatchObject({
      value: 'listed',
      context: { passkeys: both, done: 'added', password: '', options: null, registration: null },
    });
  });

  test('cancelled in the browser’s dialog is not an error', async () => {
    const stage = await proven('passkey.wanted');
    await stage.answer('beginPasskey', someOptions);
    await stage.answer('makePasskey', { registration: null });
    expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: null, done: null, password: '', options: null } });
  });

  test('is not offered where the browser supports none', async () => {
    const stage = await listed({ isSupported: false });
    stage.actor.send({ type: 'passkey.wanted' });
    expect(stage.actor.getSnapshot().value).toBe('listed');
  });

  test('closes the browser’s dialog when the page is left', async () => {
    const stage = await proven('passkey.wanted');
    await stage.answer('beginPasskey', someOptions);
    stage.actor.stop();
    expect(stage.call('makePasskey').signal.aborted).toBe(true);
  });

  test.each(['makePasskey', 'addPasskey'])('whose %s fails shows the reason, until the next action', async (src) => {
    const stage = await proven('passkey.wanted');
    await stage.answer('beginPasskey', someOptions);
    if (src === 'addPasskey') await stage.answer('makePasskey', { registration: madePasskey });
    await stage.refuse(src, failure('conflict'));
    expect(stage.actor.getSnapshot()).toMatchObject({
      value: 'listed',
      context: { error: failure('conflict'), password: '', options: null },
    });
    stage.actor.send({ type: 'codes.wanted' });
    expect(stage.actor.getSnapshot().context.error).toBeNull();
  });
});

describe('the proof', () => {
  test('is the password where there is one, and nothing otherwise', async () => {
    const stage = await listed();
    stage.actor.send({ type: 'codes.wanted' });
    stage.actor.send({ type: 'form.submitted' });
    expect(stage.actor.getSnapshot()).toMatchObject({ value: 'proving', context: { problem: 'password.required' } });
    stage.actor.send({ type: 'password.changed', password: 'c' });
    expect(stage.actor.getSnapshot().context.problem).toBeNull();
    const without = await listed({ hasPassword: false });
    without.actor.send({ type: 'codes.wanted' });
    without.actor.send({ type: 'form.submitted' });
    expect(without.call('makeCodes').input).toEqual({ currentPassword: '' });
  });

  test.each([
    ['passkey.wanted', 'beginPasskey'],
    ['removal.wanted', 'removePasskey'],
    ['codes.wanted', 'makeCodes'],
  ] as const)('for %s that is refused keeps what was typed, and is dropped with it', async (event, src) => {
    const stage = await proven(event);
    await stage.refuse(src, failure('invalidInput'));
    expect(stage.actor.getSnapshot()).toMatchObject({
      value: 'proving',
      context: { error: failure('invalidInput'), password: 'correct horse' },
    });
    stage.actor.send({ type: 'change.dropped' });
    expect(stage.actor.getSnapshot()).toMatchObject({
      value: 'listed',
      context: { error: null, password: '', change: null, chosen: null },
    });
  });
});

test('removes a passkey, unless it is the last sign-in', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'removal.wanted', passkey: { ...telephone, canRemove: false } });
  expect(stage.actor.getSnapshot().value).toBe('listed');
  const removing = await proven('removal.wanted');
  expect(removing.call('removePasskey').input).toEqual({ guid: 'guid-telephone', currentPassword: 'correct horse' });
  await removing.answer('removePasskey', { ...one, items: [] });
  expect(removing.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { passkeys: { items: [] }, done: 'removed' } });
});

test('renames a passkey, but not to an empty name', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'renaming.wanted', passkey: telephone });
  expect(stage.actor.getSnapshot().context.name).toBe('Telephone');
  stage.actor.send({ type: 'name.changed', name: ' ' });
  stage.actor.send({ type: 'form.submitted' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'naming', context: { problem: 'passkeyName.required' } });
  stage.actor.send({ type: 'name.changed', name: ' Old telephone ' });
  stage.actor.send({ type: 'form.submitted' });
  expect(stage.call('renamePasskey').input).toEqual({ guid: 'guid-telephone', name: 'Old telephone' });
  await stage.refuse('renamePasskey', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'naming', context: { error: failure('unknown'), name: ' Old telephone ' } });
  stage.actor.send({ type: 'form.submitted' });
  const renamed = { ...one, items: [{ ...telephone, name: 'Old telephone' }] };
  await stage.answer('renamePasskey', renamed);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { passkeys: renamed, done: 'renamed' } });
});

test('cancelling a rename keeps the name', async () => {
  const stage = await listed();
  stage.actor.send({ type: 'renaming.wanted', passkey: telephone });
  stage.actor.send({ type: 'name.changed', name: 'Old telephone' });
  stage.actor.send({ type: 'change.dropped' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { passkeys: one, chosen: null, name: '', done: null } });
});

test.each(['removePasskey', 'renamePasskey'])('a passkey removed elsewhere before %s reloads the list', async (src) => {
  const stage = await (src === 'removePasskey' ? proven('removal.wanted') : listed());
  if (src === 'renamePasskey') {
    stage.actor.send({ type: 'renaming.wanted', passkey: telephone });
    stage.actor.send({ type: 'form.submitted' });
  }
  await stage.refuse(src, failure('notFound'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'loading', context: { chosen: null, password: '', name: '', error: null } });
});

test('recovery codes are shown until saved, and never again', async () => {
  const stage = await proven('codes.wanted');
  await stage.answer('makeCodes', codes);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'showingCodes', context: { codes, password: '' } });
  stage.actor.send({ type: 'codes.kept' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'loading', context: { codes: [] } });
});
