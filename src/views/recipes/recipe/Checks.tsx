import { Trans, useLingui } from '@lingui/react/macro';
import { itemName } from '../../../../contract/recipes/recipe-math.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { allergens } from '../../../../contract/recipes/allergens.ts';
import { allergenNames, traitNames } from '../../../texts/food-texts.ts';
import { formatList } from '../../../texts/list-texts.ts';
import styles from './RecipeNotes.module.css';
import { RecipeText } from './RecipeText.tsx';

/** Ingredients that vary by brand: no label was available, so the reader should check the packet. */
export function Checks({ recipe: { checks, ingredients } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  if (checks === undefined || checks.length === 0) return null;
  const nameOf = (trait: string) => {
    const allergen = allergens.find((one) => one === trait);
    const name = allergen === undefined ? traitNames[trait] : allergenNames[allergen];
    return name === undefined ? trait : i18n._(name);
  };
  return (
    <div className={styles.checks}>
      <p>
        <Trans>Depends on the brand:</Trans>
      </p>
      <ul>
        {checks.map(({ ingredient: index, for: traits }) => {
          const ingredient = ingredients[index];
          return ingredient === undefined ? null : (
            <li key={index}>
              <RecipeText>{itemName(ingredient)}</RecipeText> ({formatList(traits.map(nameOf), i18n.locale)})
            </li>
          );
        })}
      </ul>
    </div>
  );
}
