import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { allergenNames, wishDietNames } from '../../../texts/food-texts.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { WishChips } from '../../kitchen/wishes/WishChips.tsx';
import styles from './Labels.module.css';

interface LabelsProps {
  recipe: Pick<Recipe, 'wishes' | 'allergens' | 'labels' | 'diets'>;
  /** Further labels, folded away with the others. */
  children?: ReactNode;
}

/** What was asked for and the allergens; all other labels are folded away. */
export function Labels({ recipe: { wishes, allergens, labels, diets }, children }: LabelsProps) {
  const { t, i18n } = useLingui();
  const all = labels ?? diets;
  const listed = formatList(
    allergens.map((allergen) => i18n._(allergenNames[allergen])),
    i18n.locale,
  );
  const hasMore = all.length > 0 || (children !== undefined && children !== null);
  return (
    <div className={styles.labels}>
      {wishes !== undefined && wishes.length > 0 && <WishChips label={t`Your wishes`} wishes={wishes} />}
      {allergens.length > 0 && <p className={styles.allergens}>{t`Contains: ${listed}`}</p>}
      {hasMore && (
        <details className={styles.all}>
          <summary>
            <Trans>All labels</Trans>
          </summary>
          {all.length > 0 && (
            <ul className={styles.diets} aria-label={t`Diets`}>
              {all.map((diet) => (
                <li key={diet}>{i18n._(wishDietNames[diet])}</li>
              ))}
            </ul>
          )}
          {children}
        </details>
      )}
    </div>
  );
}
