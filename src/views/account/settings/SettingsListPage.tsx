import { Trans } from '@lingui/react/macro';

/** Shown beside the list of settings while none is open. The list has the heading: see SettingsPage. */
export function SettingsListPage() {
  return (
    <p>
      <Trans>Pick a setting to see or change it.</Trans>
    </p>
  );
}
