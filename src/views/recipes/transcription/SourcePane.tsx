import { Trans, useLingui } from '@lingui/react/macro';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import type { TranscriptionForm } from '../../../../machines/recipes/transcription.model.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { PhotoButton } from '../../kitchen/photo/PhotoButton.tsx';
import styles from './TranscriptionPage.module.css';

/** The source beside the recipe: the photo or text, and the parts left out. */
export function SourcePane({ companyUri, form: { photoGuid, text, left, origin } }: { companyUri: string; form: TranscriptionForm }) {
  const { t } = useLingui();
  const photo = photoAddress({ companyUri, photoGuid });
  // A line may occur twice: the index tells them apart.
  const lines = left.map((line, place) => ({ line, key: `${place}` }));
  return (
    <section className={styles.source} aria-label={t`The source`}>
      <h2>
        <Trans>The source</Trans>
      </h2>
      {origin !== null && (
        <p className={styles.hint}>
          <bdi>{origin}</bdi>
        </p>
      )}
      {photo !== null && <PhotoButton src={photo} alt={t`The photo of the recipe`} className={styles.photo} />}
      <details open={photo === null}>
        <summary className={styles.summary}>
          <Trans>The text that was read</Trans>
        </summary>
        <TextArea
          label={t`The text that was read`}
          isLabelHidden
          dir="auto"
          rows={14}
          readOnly
          value={text}
          onValueChange={() => undefined}
        />
      </details>
      {lines.length > 0 && (
        <details>
          <summary className={styles.summary}>
            <Trans>Left out: {lines.length}</Trans>
          </summary>
          <ul className={styles.left}>
            {lines.map(({ line, key }) => (
              <li key={key} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
