import { Trans, useLingui } from '@lingui/react/macro';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { allergenNames } from '../../../texts/food-texts.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { Checks } from './Checks.tsx';
import { CookedBy } from './CookedBy.tsx';
import { recipeLanguage } from './recipe-language.ts';
import { Nutrition } from './Nutrition.tsx';
import styles from './RecipeNotes.module.css';

/** Further information for the cook: allergens and the recipe's origin. */
export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { allergens, nutrition, cookedBy } = recipe;
  const allergenList = formatList(
    allergens.map((allergen) => i18n._(allergenNames[allergen])),
    i18n.locale,
  );
  return (
    <div className={styles.notes}>
      <div className={styles.columns}>
        <section className={styles.note}>
          <h2>
            <Trans>Allergens</Trans>
          </h2>
          <p>{allergens.length > 0 ? allergenList : <Trans>None of the 14 allergens listed in EU law was found.</Trans>}</p>
          <Checks recipe={recipe} />
          <p className={styles.caution}>
            {cookedBy.kind === 'imported' ? (
              <Trans>Labels were worked out from the ingredient names. Check them.</Trans>
            ) : (
              <Trans>Based on the ingredients. Always check the labels of what you buy.</Trans>
            )}
          </p>
        </section>
        {nutrition !== null && <Nutrition nutrition={nutrition} />}
      </div>
      <CookedBy cookedBy={cookedBy} createdAt={recipe.createdAt} language={recipeLanguage(recipe)} />
    </div>
  );
}
