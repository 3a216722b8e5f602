import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import { diffArrays } from 'diff';
import type { Unit } from '../../../../contract/recipes/recipe.ts';
import type { PartialRecipe } from '../../../../contract/recipes/partial-recipe.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './LabPage.module.css';

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

interface Line {
  text: string;
  isOwn: boolean;
}

/** The lines of a recipe; `isOwn`: the compared recipe has no such line. */
function compared(lines: readonly string[], beside: readonly string[] | null): Line[] {
  if (beside === null) return lines.map((text) => ({ text, isOwn: false }));
  return diffArrays([...beside], [...lines]).flatMap(({ value, added, removed }) =>
    removed ? [] : value.map((text) => ({ text, isOwn: added })),
  );
}

interface TriedRecipeProps {
  recipe: PartialRecipe;
  beside: PartialRecipe | null;
}

/** A recipe as readers see it, with differences to the compared one marked. */
export function TriedRecipe({ recipe, beside }: TriedRecipeProps) {
  const { i18n } = useLingui();
  const ingredients = (one: PartialRecipe) => one.ingredients.map((ingredient) => ingredientText(ingredient, i18n));
  const steps = (one: PartialRecipe) => one.steps.map(({ text }) => text);
  const head = (one: PartialRecipe) => [one.title ?? '', one.summary ?? ''];
  const [title, summary] = compared(head(recipe), beside && head(beside));
  return (
    <article className={styles.recipe} dir="auto">
      <h5>{title !== undefined && <Words line={title} />}</h5>
      <p>{summary !== undefined && <Words line={summary} />}</p>
      <ul>
        {Object.entries(compared(ingredients(recipe), beside && ingredients(beside))).map(([place, line]) => (
          <li key={place}>
            <Words line={line} />
          </li>
        ))}
      </ul>
      <ol>
        {Object.entries(compared(steps(recipe), beside && steps(beside))).map(([place, line]) => (
          <li key={place}>
            <Words line={line} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Words({ line: { text, isOwn } }: { line: Line }) {
  if (!isOwn) return <bdi>{text}</bdi>;
  return (
    <mark>
      <VisuallyHidden>
        <Trans>Different:</Trans>{' '}
      </VisuallyHidden>
      <bdi>{text}</bdi>
    </mark>
  );
}
