import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { profileSettingsMachine } from '../../../../machines/account/profile-settings.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { ProfileForm } from '../../sign-in/sign-up/ProfileForm.tsx';

/** /account/profile: the name. */
export function ProfileSettingsPage({ flow }: PageProps<typeof profileSettingsMachine>) {
  const { profile } = useSelector(flow, (snapshot) => snapshot.children);
  const isSaved = useSelector(flow, (snapshot) => snapshot.matches({ open: 'saved' }));
  const fullName = useSelector(flow, (snapshot) => snapshot.context.fullName);
  if (profile === undefined) return null;
  return (
    <ProfileForm
      flow={profile}
      title={<Trans>Profile</Trans>}
      intro={<Trans>This is what we call you.</Trans>}
      action={<Trans>Save changes</Trans>}
      saved={isSaved ? fullName : null}
    />
  );
}
