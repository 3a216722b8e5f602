import { Trans } from '@lingui/react/macro';

/** What stands beside the list of the settings while none is open. Its heading is that of the list: see SettingsPage. */
export function SettingsListPage() {
  return (
    <p>
      <Trans>Pick a setting to see or change it.</Trans>
    </p>
  );
}
