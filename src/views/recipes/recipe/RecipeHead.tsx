import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { foldText } from '@anydish/language/script';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { PhotoButton } from '../../kitchen/photo/PhotoButton.tsx';
import { DishPicture } from './DishPicture.tsx';
import { Labels } from './Labels.tsx';
import { RecipeText } from './RecipeText.tsx';
import styles from './RecipeHead.module.css';

interface RecipeHeadProps {
  recipe: Recipe;
  /** True where the page has its own title. */
  isWithin: boolean;
  photo: string | null;
  morePhotos: readonly string[];
  /** The owner's actions, below the others. */
  actions?: ReactNode;
  /** Below the labels of the recipe. */
  moreLabels?: ReactNode;
  /** The main actions. */
  children?: ReactNode;
}

/** Picture, title, one line of facts, the main action; then what the dish is. */
export function RecipeHead({ recipe, isWithin, photo, morePhotos, actions, moreLabels, children }: RecipeHeadProps) {
  const { t, i18n } = useLingui();
  const { prepMinutes, cookMinutes, cuisine, nutrition, title, summary } = recipe;
  const Title = isWithin ? 'h2' : 'h1';
  const total = prepMinutes === null || cookMinutes === null ? null : prepMinutes + cookMinutes;
  const kcal = nutrition === null ? null : new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 0 }).format(nutrition.kcal);
  return (
    <header className={classes(styles.head, (photo !== null || recipe.picture !== undefined) && styles.pictured)}>
      <div className={styles.words}>
        <Title className={styles.title}>
          <RecipeText>{title}</RecipeText>
        </Title>
        <dl className={styles.facts}>
          <Fact name={<Trans>In total</Trans>} icon={<Clock />}>
            {total === null ? null : formatMinutes(total, i18n.locale)}
          </Fact>
          <Fact name={<Trans>Nutrition</Trans>}>{kcal === null ? null : <Trans>{kcal} kcal per serving</Trans>}</Fact>
          <Fact name={<Trans>Cuisine</Trans>}>{cuisine === null || cuisine === '' ? null : <RecipeText>{cuisine}</RecipeText>}</Fact>
        </dl>
        {children !== undefined && <div className={styles.ways}>{children}</div>}
        {actions}
        {!isSame(summary, title) && (
          <p className={styles.summary}>
            <RecipeText>{summary}</RecipeText>
          </p>
        )}
        <Labels recipe={recipe}>{moreLabels}</Labels>
      </div>
      {photo === null && recipe.picture !== undefined && (
        <div className={styles.drawing} data-dish>
          <DishPicture picture={recipe.picture} kind={recipe.kind} />
        </div>
      )}
      {photo !== null && (
        <div className={styles.photos} data-dish>
          <PhotoButton
            className={styles.photo}
            src={photo}
            alt={recipe.companyUri === '' ? t`Photo of the dish` : t`Your photo of the dish`}
          />
          {morePhotos.length > 0 && <MorePhotos addresses={morePhotos} />}
        </div>
      )}
    </header>
  );
}

/** The other photos as thumbnails; each opens enlarged. */
function MorePhotos({ addresses }: { addresses: readonly string[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.more} aria-label={t`More photos`}>
      {Object.entries(addresses).map(([place, address]) => {
        const number = Number(place) + 2;
        return (
          <li key={address}>
            <PhotoButton className={styles.small} src={address} alt={t`Photo ${number}`} />
          </li>
        );
      })}
    </ul>
  );
}

/** A copied recipe without a description has its title there. */
const isSame = (summary: string, title: string) => foldText(summary).replace(/\P{L}/gu, '') === foldText(title).replace(/\P{L}/gu, '');

interface FactProps {
  /** For screen readers: the value says it. */
  name: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

function Fact({ name, icon, children }: FactProps) {
  if (children === null) return null;
  return (
    <div className={styles.fact}>
      <dt>
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>
        {icon}
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
