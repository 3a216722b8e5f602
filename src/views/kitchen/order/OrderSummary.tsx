import { Plural, useLingui } from '@lingui/react/macro';
import { wishKey } from '../../../../contract/kitchen/wishes.ts';
import type { Draft } from '../../../../machines/kitchen/draft.ts';
import { unitSystemNames } from '../../../texts/food-texts.ts';
import { PhotoButton } from '../photo/PhotoButton.tsx';
import { photoName } from '../photos/photo-texts.ts';
import styles from './OrderSummary.module.css';

/** The order's summary during cooking. */
export function OrderSummary({ draft }: { draft: Draft }) {
  const { t, i18n } = useLingui();
  const { photos, description, servings, unitSystem, wishes } = draft;
  return (
    <section className={styles.summary} aria-label={t`Your request`}>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ id, previewUrl }, place) => (
            <PhotoButton key={id} className={styles.photo} src={previewUrl} alt={photoName(place + 1, photos.length, i18n)} />
          ))}
        </div>
      )}
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
