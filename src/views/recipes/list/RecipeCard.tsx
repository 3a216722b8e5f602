import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { formatDay } from '../../../texts/time-texts.ts';
import { OfflineMark } from '../offline/OfflineState.tsx';
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
      {recipe.missing !== undefined && <Missing {...recipe.missing} />}
      <Facts recipe={recipe} withTime={difference?.among.minutes !== true} />
    </RecipeTile>
  );
}

/** One line: "25 min · Italian". Everything else is on the recipe's page. */
function Facts({ recipe: { guid, totalMinutes, cuisine, shelf }, withTime }: { recipe: RecipeSummary; withTime: boolean }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.facts}>
      {withTime && totalMinutes !== null && <span>{formatMinutes(totalMinutes, i18n.locale)}</span>}
      {cuisine !== null && <span dir="auto">{cuisine}</span>}
      {shelf?.isKeptOffline === true && (
        <span>
          <OfflineMark guid={guid} />
        </span>
      )}
    </p>
  );
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
      <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt, i18n.locale)}</time>
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
