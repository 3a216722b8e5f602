import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Globe from 'lucide-react/icons/globe';
import type { ChangeEvent } from 'react';
import { isLocale, locales } from '../../contract/shell/locales.ts';
import type { languageMachine } from '../../machines/shell/language.machine.ts';
import type { PageProps } from '../pages/page-table.ts';
import { ownName } from './language-names.ts';
import styles from './LanguageChoice.module.css';

/** The language choice, at the bottom of every page. */
export function LanguageChoice({ flow: actor }: PageProps<typeof languageMachine>) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { locale, wanted } = useSelector(actor, (snapshot) => snapshot.context);
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (isLocale(value)) actor.send({ type: 'language.chosen', locale: value });
  };
  return (
    <span className={styles.choice}>
      <Globe className={styles.globe} />
      <select className={styles.select} aria-label={t`Language`} aria-busy={isBusy} value={isBusy ? wanted : locale} onChange={choose}>
        {/* The pseudo-locale is not a language of the product. */}
        {!isLocale(locale) && <option>{locale}</option>}
        {locales.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {ownName(tag)}
          </option>
        ))}
      </select>
    </span>
  );
}
