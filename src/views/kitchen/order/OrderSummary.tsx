import { Plural, useLingui } from '@lingui/react/macro';
import { wishKey } from '../../../../contract/kitchen/wishes.ts';
import type { Draft } from '../../../../machines/kitchen/draft.ts';
import { unitSystemNames } from '../../../texts/food-texts.ts';
import { PhotoButton } from '../photo/PhotoButton.tsx';
import styles from './OrderSummary.module.css';

/** What was asked for, while it is being cooked. */
export function OrderSummary({ draft }: { draft: Draft }) {
  const { t, i18n } = useLingui();
  const { photo, description, servings, unitSystem, wishes } = draft;
  return (
    <section className={styles.summary} aria-label={t`Your request`}>
      {photo !== null && <PhotoButton className={styles.photo} src={photo.previewUrl} alt={t`The chosen photo`} />}
      <div className={styles.text}>
        {description.trim() !== '' && (
          <p className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        )}
        <ul className={styles.details}>
          <li>
            <Plural value={servings} one="# serving" other="# servings" />
          </li>
          <li>{i18n._(unitSystemNames[unitSystem])}</li>
          {wishes.map((wish) => (
            <li key={wishKey(wish)}>
              <bdi>{wish.label}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
