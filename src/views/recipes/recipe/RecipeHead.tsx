import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { wishDietNames } from '../../../texts/food-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { classes } from '../../../ui/classes.ts';
import { PhotoButton } from '../../kitchen/photo/PhotoButton.tsx';
import { DishPicture } from './DishPicture.tsx';
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
  /** The main actions. */
  children?: ReactNode;
}

/** Title, picture and times of the dish. */
export function RecipeHead({ recipe, isWithin, photo, morePhotos, actions, children }: RecipeHeadProps) {
  const { t, i18n } = useLingui();
  const { prepMinutes, cookMinutes, cuisine, title } = recipe;
  const Title = isWithin ? 'h2' : 'h1';
  const labels = recipe.labels ?? recipe.diets;
  const total = prepMinutes === null || cookMinutes === null ? null : prepMinutes + cookMinutes;
  return (
    <header className={classes(styles.head, (photo !== null || recipe.picture !== undefined) && styles.pictured)}>
      <div className={styles.words}>
        <Title className={styles.title}>
          <RecipeText>{title}</RecipeText>
        </Title>
        <p className={styles.summary}>
          <RecipeText>{recipe.summary}</RecipeText>
        </p>
        <dl className={styles.facts}>
          <Fact name={<Trans>Preparation</Trans>}>{prepMinutes === null ? null : formatMinutes(prepMinutes, i18n.locale)}</Fact>
          <Fact name={<Trans>Cooking</Trans>}>{cookMinutes === null ? null : formatMinutes(cookMinutes, i18n.locale)}</Fact>
          <Fact name={<Trans>In total</Trans>}>{total === null ? null : formatMinutes(total, i18n.locale)}</Fact>
          <Fact name={<Trans>Cuisine</Trans>}>{cuisine === null || cuisine === '' ? null : <RecipeText>{cuisine}</RecipeText>}</Fact>
        </dl>
        {labels.length > 0 && (
          <ul className={styles.diets} aria-label={t`Diets`}>
            {labels.map((diet) => (
              <li key={diet}>{i18n._(wishDietNames[diet])}</li>
            ))}
          </ul>
        )}
        {children !== undefined && <div className={styles.ways}>{children}</div>}
        {actions}
      </div>
      {photo === null && recipe.picture !== undefined && (
        <div className={styles.drawing}>
          <DishPicture picture={recipe.picture} kind={recipe.kind} />
        </div>
      )}
      {photo !== null && (
        <div className={styles.photos}>
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

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
