import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { shownThumb, type recipeFeedbackMachine } from '../../../../machines/recipes/recipe-feedback.machine.ts';
import { saidOf } from '../../../texts/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { Cookings } from './Cookings.tsx';
import styles from './FeedbackPanel.module.css';

interface FeedbackPanelProps {
  feedback: ActorRefFrom<typeof recipeFeedbackMachine>;
  /** The viewed version. */
  version: number;
  /** At the end of cook mode: only the feedback on the finished dish. */
  isShort?: boolean;
}

/** The owner's feedback on a recipe: rating and cooking log. */
export function FeedbackPanel({ feedback, version, isShort = false }: FeedbackPanelProps) {
  const titleId = useId();
  const isReady = useSelector(feedback, (snapshot) => snapshot.matches('ready'));
  const hasFailed = useSelector(feedback, (snapshot) => snapshot.matches('failed'));
  const cookings = useSelector(feedback, (snapshot) => snapshot.children.cookings);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Trans>How was it?</Trans>
      </h2>
      {hasFailed && (
        <>
          <p className={styles.hint}>
            <Trans>What you said about it needs a connection.</Trans>
          </p>
          <Button variant="Outlined" size="Flat" onClick={() => feedback.send({ type: 'retry.requested' })}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {isReady && (
        <>
          <Thumbs feedback={feedback} version={version} />
          {cookings !== undefined && <Cookings cookings={cookings} version={version} isShort={isShort} />}
          {!isShort && (
            <p className={styles.hint}>
              <Trans>Private.</Trans>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Thumbs({ feedback, version }: FeedbackPanelProps) {
  const { t, i18n } = useLingui();
  const shown = useSelector(feedback, ({ context }) => shownThumb(context, version));
  const error = useSelector(feedback, ({ context }) => context.error);
  const isSaving = useSelector(feedback, (snapshot) => snapshot.matches({ ready: 'saving' }));
  const isUnsaved = useSelector(feedback, (snapshot) => snapshot.matches({ ready: 'unsaved' }));
  const both = [
    { thumb: 'up', label: t`Thumbs up`, icon: <ThumbsUp /> },
    { thumb: 'down', label: t`Thumbs down`, icon: <ThumbsDown /> },
  ] as const;
  return (
    <>
      <div className={styles.thumbs}>
        {both.map(({ thumb, label, icon }) => (
          <button
            key={thumb}
            className={styles.thumb}
            type="button"
            aria-label={label}
            aria-pressed={shown === thumb}
            title={label}
            onClick={() => feedback.send({ type: 'thumb.given', version, thumb: shown === thumb ? null : thumb })}
          >
            {icon}
          </button>
        ))}
        <StatusMessage>{isSaving && <Trans>Saving…</Trans>}</StatusMessage>
      </div>
      <FormError>
        {isUnsaved && (
          <>
            <strong>
              <Trans>This could not be saved.</Trans>
            </strong>{' '}
            <bdi>{saidOf(error, i18n)}</bdi>
          </>
        )}
      </FormError>
    </>
  );
}
