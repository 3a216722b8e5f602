import { expect, test } from 'vitest';
import { profileSettingsMachine } from '../../../machines/account/profile-settings.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure } from '../samples.ts';

function start() {
  const stage = onStage(profileSettingsMachine, () => ({ fullName: 'Ada King' }));
  /** The open form. */
  const form = () => {
    const { profile } = stage.actor.getSnapshot().children;
    if (profile === undefined) throw new Error('No form is open.');
    return profile;
  };
  const save = (fullName: string) => {
    form().send({ type: 'name.changed', fullName });
    form().send({ type: 'profile.submitted' });
  };
  return { ...stage, form, save };
}

test('offers the current name, without a save message', () => {
  const { actor, form } = start();
  expect(form().getSnapshot().context.fullName).toBe('Ada King');
  expect(actor.getSnapshot().matches({ open: 'untouched' })).toBe(true);
});

test('updates the tab’s session, and continues with the server’s name', async () => {
  const { actor, form, save, call, answer, ran } = start();
  save('Ada   Lovelace');
  expect(call('saveProfile').input).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  await answer('saveProfile', ada);
  expect(ran('saveSession')).toEqual([{ session: ada }]);
  expect(actor.getSnapshot()).toMatchObject({ value: { open: 'saved' }, context: { fullName: 'Ada Lovelace' } });
  expect(form().getSnapshot()).toMatchObject({ value: 'editing', context: { fullName: 'Ada Lovelace' } });
});

test('saves repeatedly', async () => {
  const { save, answer, calls, form } = start();
  save('Ada Lovelace');
  await answer('saveProfile', ada);
  save('Ada Byron');
  expect(calls).toHaveLength(2);
  await answer('saveProfile', { ...ada, fullName: 'Ada Byron' });
  expect(form().getSnapshot().context.fullName).toBe('Ada Byron');
});

test('a refusal saves nothing, and keeps the input', async () => {
  const { actor, form, save, refuse, ran } = start();
  save('Ada Lovelace');
  await refuse('saveProfile', failure('invalidInput'));
  expect(ran('saveSession')).toEqual([]);
  expect(actor.getSnapshot()).toMatchObject({ value: { open: 'untouched' }, context: { fullName: 'Ada King' } });
  expect(form().getSnapshot().context.fullName).toBe('Ada Lovelace');
});
