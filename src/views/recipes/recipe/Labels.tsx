import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { allergenNames, wishDietNames } from '../../../texts/food-texts.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { WishChips } from '../../kitchen/wishes/WishChips.tsx';
import { Checks } from './Checks.tsx';
import styles from './Labels.module.css';
import notes from './RecipeNotes.module.css';

interface LabelsProps {
  recipe: Recipe;
  /** Further labels, folded away with the others. */
  children?: ReactNode;
}

/** What was asked for, the allergens and how far to trust them; all other labels are folded away. */
export function Labels({ recipe, children }: LabelsProps) {
  const { t, i18n } = useLingui();
  const { wishes, allergens, cookedBy } = recipe;
  const all = recipe.labels ?? recipe.diets;
  const listed = formatList(
    allergens.map((allergen) => i18n._(allergenNames[allergen])),
    i18n.locale,
  );
  return (
    <div className={styles.labels}>
      {wishes !== undefined && wishes.length > 0 && <WishChips label={t`Your wishes`} wishes={wishes} />}
      {allergens.length > 0 && <p className={styles.allergens}>{t`Contains: ${listed}`}</p>}
      <p className={notes.caution}>
        {cookedBy.kind === 'imported' ? (
          <Trans>Labels were worked out from the ingredient names. Check them.</Trans>
        ) : (
          <Trans>Based on the ingredients. Always check the labels of what you buy.</Trans>
        )}
      </p>
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
        <section className={notes.note}>
          <h2>
            <Trans>Allergens</Trans>
          </h2>
          <p>{allergens.length > 0 ? listed : <Trans>None of the 14 allergens listed in EU law was found.</Trans>}</p>
          <Checks recipe={recipe} />
        </section>
        {children}
      </details>
    </div>
  );
}
