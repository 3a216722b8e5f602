import { Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '../../../app/use-now.ts';
import type { LeftDraft } from '../../../../machines/kitchen/kitchen.model.ts';
import { formatRecent } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './LeftDrafts.module.css';

interface LeftDraftsProps {
  drafts: readonly LeftDraft[];
  onContinue: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Orders of closed tabs. Offered, not applied. */
export function LeftDrafts({ drafts, onContinue, onDiscard }: LeftDraftsProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (drafts.length === 0) return null;
  return (
    <ul className={styles.drafts} aria-label={t`Drafts`}>
      {drafts.map(({ id, savedAt, description, hasPhoto, isSent }) => {
        const when = formatRecent(savedAt, now, i18n.locale);
        return (
          <li key={id} className={styles.draft}>
            <div className={styles.words}>
              <p className={styles.when}>
                {isSent ? <Trans>A request from {when} was sent to the kitchen.</Trans> : <Trans>You have a draft from {when}.</Trans>}
              </p>
              {description.trim() === '' ? (
                hasPhoto && (
                  <p className={styles.excerpt}>
                    <Trans>With a photo</Trans>
                  </p>
                )
              ) : (
                <p className={styles.excerpt}>
                  <bdi>{description}</bdi>
                </p>
              )}
            </div>
            <div className={styles.buttons}>
              <Button size="Flat" onClick={() => onContinue(id)}>
                {isSent ? <Trans>Show the recipe</Trans> : <Trans>Continue</Trans>}
              </Button>
              <Button variant="Outlined" size="Flat" onClick={() => onDiscard(id)}>
                {isSent ? <Trans>Hide</Trans> : <Trans>Discard draft</Trans>}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
