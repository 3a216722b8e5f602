import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { ChangeEvent } from 'react';
import { isScheme, schemes } from '../../../../contract/shell/schemes.ts';
import type { schemeMachine } from '../../../../machines/shell/scheme.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { classes } from '../../../ui/classes.ts';
import styles from '../../../language/LanguageChoice.module.css';

/** The choice of the colour scheme, at the bottom of every page. */
export function SchemeChoice({ flow }: PageProps<typeof schemeMachine>) {
  const { t } = useLingui();
  const scheme = useSelector(flow, (snapshot) => schemes.find((name) => snapshot.matches(name)));
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (isScheme(value)) flow.send({ type: 'scheme.chosen', scheme: value });
  };
  return (
    <span className={classes(styles.choice, styles.second)}>
      <SunMoon className={styles.globe} />
      <select className={styles.select} aria-label={t`Appearance`} value={scheme} onChange={choose}>
        <option value="system">{t`Automatic`}</option>
        <option value="light">{t`Light`}</option>
        <option value="dark">{t`Dark`}</option>
      </select>
    </span>
  );
}
