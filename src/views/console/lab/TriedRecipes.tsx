import { useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import type { Unit } from '../../../../contract/recipes/recipe.ts';
import type { PartialRecipe } from '../../../../contract/recipes/partial-recipe.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import styles from './LabPage.module.css';
import { SideBySide } from './SideBySide.tsx';

type Ingredient = PartialRecipe['ingredients'][number];

/**
 * Amounts are in the reader's language, names in the recipe's: each is isolated for its direction.
 * https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
const isolated = (text: string) => (text === '' ? '' : `\u2068${text}\u2069`);

const ingredientText = ({ amount, unit, item, note }: Ingredient, i18n: I18n): string =>
  // A checked recipe has known units only.
  [isolated(formatQuantity(amount, unit as Unit | null, i18n)), item, note === null ? '' : `(${note})`]
    .filter((part) => part !== '')
    .join(' ');

const linesOf = ({ title, summary, ingredients, steps }: PartialRecipe, i18n: I18n): string[] => [
  title ?? '',
  summary ?? '',
  ...ingredients.map((ingredient) => ingredientText(ingredient, i18n)),
  ...steps.map(({ text }) => text),
];

export interface Titled {
  title: string;
  recipe: PartialRecipe | null;
}

/** The recipes of a case: one as it reads, two line by line beside each other. */
export function TriedRecipes({ name, left, right }: { name: string; left: Titled; right: Titled | null }) {
  const { t, i18n } = useLingui();
  if (left.recipe !== null && right !== null && right.recipe !== null)
    return (
      <SideBySide
        label={t`Recipes of ${name}`}
        titles={[left.title, right.title]}
        left={linesOf(left.recipe, i18n)}
        right={linesOf(right.recipe, i18n)}
      />
    );
  const only = left.recipe ?? right?.recipe ?? null;
  return only === null ? null : <Recipe recipe={only} />;
}

function Recipe({ recipe }: { recipe: PartialRecipe }) {
  const { i18n } = useLingui();
  const { title, summary, ingredients, steps } = recipe;
  return (
    <article className={styles.recipe} dir="auto">
      <h5>
        <bdi>{title}</bdi>
      </h5>
      <p>
        <bdi>{summary}</bdi>
      </p>
      <ul>
        {Object.entries(ingredients).map(([place, ingredient]) => (
          <li key={place}>
            <bdi>{ingredientText(ingredient, i18n)}</bdi>
          </li>
        ))}
      </ul>
      <ol>
        {Object.entries(steps).map(([place, { text }]) => (
          <li key={place}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
    </article>
  );
}
