import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFlag } from '../../../../contract/console/area.ts';
import { staffFlags } from '../../../../contract/console/areas.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './FlagPresets.module.css';

/** Permissions that usually go together. */
const flagPresets: readonly { id: string; title: MessageDescriptor; flags: readonly StaffFlag[] }[] = [
  { id: 'support', title: msg`Support`, flags: ['hasConsoleAccess', 'hasUsersAccess', 'canLoginAsUser', 'canManageRecipes'] },
  { id: 'editor', title: msg`Editor`, flags: ['hasConsoleAccess', 'canManageRecipes', 'canManageCategories', 'canPublishSitemaps'] },
  { id: 'prompts', title: msg`Prompt author`, flags: ['hasConsoleAccess', 'canManageRecipes', 'canManagePrompts'] },
  { id: 'all', title: msg`Everything`, flags: staffFlags },
];

/** Buttons that choose the permissions of a role. */
export function FlagPresets({ onChoose }: { onChoose: (flags: readonly StaffFlag[]) => void }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.presets}>
      <span className={styles.label}>
        <Trans>Role</Trans>
      </span>
      {flagPresets.map(({ id, title, flags }) => (
        <Button key={id} variant="Outlined" size="Small" onClick={() => onChoose(flags)}>
          {i18n._(title)}
        </Button>
      ))}
    </div>
  );
}
