import { useLingui } from '@lingui/react/macro';
import { staffFlags } from '../../../../contract/console/areas.ts';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { FlagPresets } from '../areas/FlagPresets.tsx';
import { flagTexts } from '../areas/flag-texts.ts';
import styles from './BulkActionBox.module.css';

interface FlagFieldProps {
  /** The chosen permissions, separated by commas. */
  values: string;
  errorText: string | undefined;
  onChange: (values: string) => void;
}

/** Chooses permissions, one by one or by a role. */
export function FlagField({ values, errorText, onChange }: FlagFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.facts}>
      <FlagPresets onChoose={(flags) => onChange(flags.join(','))} />
      <CheckboxChips
        label={t`Permissions`}
        options={staffFlags.map((flag) => ({ value: flag, label: i18n._(flagTexts[flag]) }))}
        values={staffFlags.filter((flag) => values.split(',').includes(flag))}
        onValuesChange={(flags) => onChange(flags.join(','))}
      />
      <FormError>{errorText}</FormError>
    </div>
  );
}
