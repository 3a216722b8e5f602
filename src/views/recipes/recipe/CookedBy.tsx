import { Trans, useLingui } from '@lingui/react/macro';
import ChefHat from 'lucide-react/icons/chef-hat';
import type { CookedBy as Cook } from '../../../../contract/recipes/recipe.ts';
import { formatDay } from '../../../texts/time-texts.ts';
import { isSameLanguage, languageName } from '../../../language/language-names.ts';
import styles from './CookedBy.module.css';

interface CookedByProps {
  cookedBy: Cook;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** BCP 47 tag of the recipe's language. */
  language: string;
}

/** Every recipe names the kitchen that cooked it. */
export function CookedBy({ cookedBy, createdAt, language }: CookedByProps) {
  const { t, i18n } = useLingui();
  const name = languageName(language, i18n.locale);
  const day = formatDay(createdAt, i18n.locale);
  return (
    <footer className={styles.cook}>
      <ChefHat className={styles.icon} />
      <div>
        <p>
          <CookName cookedBy={cookedBy} /> <span className={styles.day}>{day}</span>
        </p>
        {/* Recipes are not translated: that could corrupt quantities. */}
        {!isSameLanguage(language, i18n.locale) && <p className={styles.language}>{t`Recipe language: ${name}`}</p>}
        {cookedBy.isImprovised && (
          <p className={styles.improvised}>
            <Trans>
              <strong>Untested:</strong> based on a standard method. Taste as you go.
            </Trans>
          </p>
        )}
      </div>
    </footer>
  );
}

/** The kitchen that cooked, in one line. */
function CookName({ cookedBy: { kind, model, origin } }: { cookedBy: Cook }) {
  if (kind === 'imported') {
    return origin === undefined || origin === null ? (
      <Trans>Imported</Trans>
    ) : (
      <Trans>
        Imported from{' '}
        <strong>
          <bdi>{origin}</bdi>
        </strong>
      </Trans>
    );
  }
  if (kind === 'built-in') {
    return (
      <Trans>
        Cooked by <strong>the built-in kitchen</strong>
      </Trans>
    );
  }
  return model === null ? (
    <Trans>
      Cooked by <strong>an AI model</strong>
    </Trans>
  ) : (
    <Trans>
      Cooked by the AI model <strong>{model}</strong>
    </Trans>
  );
}
