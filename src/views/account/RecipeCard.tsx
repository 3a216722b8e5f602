import { useLingui } from '@lingui/react';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'wouter';
import type { RecipeSummary } from '../../../contract/recipe.ts';
import { formatDay, formatMinutes } from '../../texts/time-texts.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { recipePath } from '../member/member-paths.ts';
import { photoAddress } from '../recipe/photo-address.ts';
import styles from './RecipeCard.module.css';

/** One recipe of the list. The title is the link; its area is the whole card. */
export function RecipeCard({ recipe }: { recipe: RecipeSummary }) {
  const { i18n } = useLingui();
  const photo = photoAddress(recipe);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{photo === null ? <LogoMark /> : <img src={photo} alt="" loading="lazy" decoding="async" />}</div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <bdi>
            <Link className={styles.link} href={recipePath(recipe)}>
              {recipe.title}
            </Link>
          </bdi>
        </h2>
        <p className={styles.summary}>
          <bdi>{recipe.summary}</bdi>
        </p>
        <p className={styles.meta}>
          {recipe.totalMinutes !== null && (
            <span className={styles.time}>
              <Clock />
              {formatMinutes(recipe.totalMinutes, i18n.locale)}
            </span>
          )}
          {recipe.cuisine !== null && <span dir="auto">{recipe.cuisine}</span>}
          <time dateTime={new Date(recipe.createdAt).toISOString()}>{formatDay(recipe.createdAt, i18n.locale)}</time>
        </p>
      </div>
    </article>
  );
}
