import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { formatMoment } from '../../../texts/time-texts.ts';
import { Tags } from '../changes/Tags.tsx';
import { CookedTimes } from '../feedback/CookedTimes.tsx';
import { OfflineMark } from '../offline/OfflineState.tsx';
import { CookName } from '../recipe/CookedBy.tsx';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { RecipeTile } from '../recipe/RecipeTile.tsx';
import type { Difference } from './namesakes.ts';
import styles from './RecipeCard.module.css';

interface RecipeCardProps {
  recipe: RecipeSummary;
  /** The control that opens or chooses the recipe. */
  title: ReactNode;
  /** Distinguishes recipes of the same title; its element has this id, for the accessible name. */
  difference?: { among: Difference; id: string } | undefined;
  actions?: ReactNode;
  mark?: ReactNode;
}

/** One recipe of the list. */
export function RecipeCard({ recipe, title, difference, actions, mark }: RecipeCardProps) {
  const { i18n } = useLingui();
  return (
    <RecipeTile
      photo={photoAddress(recipe)}
      picture={recipe.picture}
      kind={recipe.kind}
      title={<bdi>{title}</bdi>}
      actions={actions}
      mark={mark}
    >
      {difference !== undefined && <Differing recipe={recipe} {...difference} />}
      {/* In its own direction, so that a long text is cut at its end. */}
      <p className={styles.summary} dir="auto">
        {recipe.summary}
      </p>
      {difference?.among.wishes !== true && recipe.wishes !== undefined && recipe.wishes.length > 0 && (
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
        {difference?.among.minutes !== true && recipe.totalMinutes !== null && (
          <span className={styles.time}>
            <Clock />
            {formatMinutes(recipe.totalMinutes, i18n.locale)}
          </span>
        )}
        {recipe.cuisine !== null && <span dir="auto">{recipe.cuisine}</span>}
        {difference === undefined && <Made time={recipe.createdAt} />}
        {recipe.cooked !== undefined && (
          <span>
            <CookedTimes {...recipe.cooked} />
          </span>
        )}
        {recipe.shelf?.isKeptOffline === true && (
          <span>
            <OfflineMark guid={recipe.guid} />
          </span>
        )}
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

function Made({ time }: { time: number }) {
  const { i18n } = useLingui();
  return <time dateTime={new Date(time).toISOString()}>{formatMoment(time, i18n.locale)}</time>;
}

/** Facts that tell versions of one dish apart: servings, time, wishes and date. */
function Differing({
  recipe: { wishes: wished, servings, totalMinutes, createdAt },
  among,
  id,
}: {
  recipe: RecipeSummary;
  among: Difference;
  id: string;
}) {
  const { i18n } = useLingui();
  const wishes = wished?.map(({ label }) => label) ?? [];
  return (
    <p className={styles.difference} id={id}>
      {among.wishes && wishes.length > 0 && <bdi>{formatList(wishes, i18n.locale)}</bdi>}
      {among.servings && (
        <span>
          <Plural value={servings} one="# serving" other="# servings" />
        </span>
      )}
      {among.minutes && totalMinutes !== null && <span>{formatMinutes(totalMinutes, i18n.locale)}</span>}
      <Made time={createdAt} />
    </p>
  );
}

/** The recipe's missing foods. */
function Missing({ count, names }: { count: number; names: readonly string[] }) {
  const { i18n } = useLingui();
  if (count === 0)
    return (
      <p className={styles.wishes}>
        <Trans>You have everything.</Trans>
      </p>
    );
  // Unnamed foods, and those beyond the first few, are only counted.
  const list = formatList(names, i18n.locale);
  return (
    <p className={styles.wishes}>
      {names.length === 0 ? (
        <Plural value={count} one="# ingredient missing" other="# ingredients missing" />
      ) : count === names.length ? (
        <Plural value={count} one={`# missing: ${list}`} other={`# missing: ${list}`} />
      ) : (
        <Plural value={count} one={`# missing, among them ${list}`} other={`# missing, among them ${list}`} />
      )}
    </p>
  );
}
