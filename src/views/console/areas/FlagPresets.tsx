import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFlag } from '../../../../contract/console/area.ts';
import { Button } from '../../../ui/Button.tsx';
import { flagPresets } from './flag-presets.ts';
import styles from './FlagPresets.module.css';

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
