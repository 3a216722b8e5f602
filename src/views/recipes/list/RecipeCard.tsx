import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { formatMoment, formatMinutes } from '../../../texts/time-texts.ts';
import { Tags } from '../changes/Tags.tsx';
import { CookName } from '../recipe/CookedBy.tsx';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { RecipeTile } from '../recipe/RecipeTile.tsx';
import styles from './RecipeCard.module.css';

interface RecipeCardProps {
  recipe: RecipeSummary;
  /** What opens the recipe, or chooses it. */
  title: ReactNode;
  actions?: ReactNode;
  mark?: ReactNode;
}

/** One recipe of the list. */
export function RecipeCard({ recipe, title, actions, mark }: RecipeCardProps) {
  const { i18n } = useLingui();
  return (
    <RecipeTile photo={photoAddress(recipe)} kind={recipe.kind} title={<bdi>{title}</bdi>} actions={actions} mark={mark}>
      {/* In its own direction, so that a long one is cut at its end. */}
      <p className={styles.summary} dir="auto">
        {recipe.summary}
      </p>
      {recipe.wishes !== undefined && recipe.wishes.length > 0 && (
        <p className={styles.wishes}>
          <bdi>
            {formatList(
              recipe.wishes.map(({ label }) => label),
              i18n.locale,
            )}
          </bdi>
        </p>
      )}
      {recipe.missing !== undefined && <Missing {...recipe.missing} />}
      {recipe.shelf !== undefined && <Tags tags={recipe.shelf.tags} />}
      <p className={styles.meta}>
        {recipe.totalMinutes !== null && (
          <span className={styles.time}>
            <Clock />
            {formatMinutes(recipe.totalMinutes, i18n.locale)}
          </span>
        )}
        {recipe.cuisine !== null && <span dir="auto">{recipe.cuisine}</span>}
        <time dateTime={new Date(recipe.createdAt).toISOString()}>{formatMoment(recipe.createdAt, i18n.locale)}</time>
        {recipe.shelf?.isShared === true && (
          <span>
            <Trans>Shared</Trans>
          </span>
        )}
        {recipe.cookedBy !== undefined && (
          <span>
            <CookName cookedBy={recipe.cookedBy} />
          </span>
        )}
      </p>
    </RecipeTile>
  );
}

/** What of the recipe is not at home. */
function Missing({ count, names }: { count: number; names: readonly string[] }) {
  const { i18n } = useLingui();
  if (count === 0)
    return (
      <p className={styles.wishes}>
        <Trans>You have everything.</Trans>
      </p>
    );
  const number = new Intl.NumberFormat(i18n.locale).format(count);
  const list = formatList(names, i18n.locale);
  return (
    <p className={styles.wishes}>
      {count === names.length ? <Trans>Missing: {list}</Trans> : <Trans>Missing ingredients: {number}</Trans>}
    </p>
  );
}
