import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileSettingsMachine } from '../../../../machines/account/profile-settings.machine.ts';
import { ProfileSettingsPage } from '../../../../src/views/account/settings/ProfileSettingsPage.tsx';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

const open = () =>
  renderFlow(
    onStage(profileSettingsMachine, () => ({ fullName: member.fullName })),
    (flow) => <ProfileSettingsPage flow={flow}>{null}</ProfileSettingsPage>,
    { session: member, path: '/account/profile' },
  );
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });

test('shows the current name, without focus: the page has other actions', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(name().value).toBe('Ana Silva');
  expect(document.activeElement).toBe(document.body);
});

test('a save is announced until the name is changed again', async () => {
  const { user, answer } = await open();
  await user.clear(name());
  await user.type(name(), 'Ana  Maria Silva{Enter}');
  expect(screen.queryByText('Your changes are saved.')).toBeNull();
  await answer('saveProfile', { ...member, fullName: 'Ana Maria Silva' });
  expect(screen.getByText('Your changes are saved.').closest('output')).not.toBeNull();
  expect([name().value, document.activeElement]).toEqual(['Ana Maria Silva', name()]);
  await user.type(name(), '!');
  expect(screen.queryByText('Your changes are saved.')).toBeNull();
});

test('an empty name is refused at once, and a refusal of the server is shown under the field', async () => {
  const { user, refuse, stage } = await open();
  await user.clear(name());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(descriptions(name())).toEqual(['Full name is required']);
  expect(stage.calls).toEqual([]);
  await user.type(name(), 'Ana{Enter}');
  await refuse('saveProfile', { message: 'Invalid input', statusCode: 2, payload: { firstName: 'Please use at most 100 characters' } });
  expect(descriptions(name())).toEqual(['Please use at most 100 characters']);
  expect([name().value, document.activeElement]).toEqual(['Ana', name()]);
});
