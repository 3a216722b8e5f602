import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recipeNotesMachine } from '../../../../machines/recipes/recipe-notes.machine.ts';
import { saidOf } from '../../../texts/said.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { NoteField } from './NoteField.tsx';
import styles from './NotesPanel.module.css';

interface NotesPanelProps {
  notes: ActorRefFrom<typeof recipeNotesMachine>;
  /** The current number of steps. */
  stepCount: number;
}

/** The owner's notes on a recipe. Notes on steps are shown with their steps. */
export function NotesPanel({ notes, stepCount }: NotesPanelProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const isReady = useSelector(notes, (snapshot) => snapshot.matches('ready'));
  const hasFailed = useSelector(notes, (snapshot) => snapshot.matches('failed'));
  const isSaving = useSelector(notes, (snapshot) => snapshot.matches({ ready: 'typing' }) || snapshot.matches({ ready: 'saving' }));
  const isSaved = useSelector(notes, (snapshot) => snapshot.matches({ ready: 'saved' }));
  const isUnsaved = useSelector(notes, (snapshot) => snapshot.matches({ ready: 'unsaved' }));
  const error = useSelector(notes, ({ context }) => context.error);
  const { notes: kept, typed } = useSelector(notes, ({ context }) => context);
  // Another version may have fewer steps: notes on missing steps stay visible.
  const beyond = [...new Set([...kept, ...typed].filter(({ text }) => text !== '').map(({ step }) => step ?? -1))]
    .filter((step) => step >= stepCount)
    .toSorted((one, other) => one - other);
  const retry = (
    <Button variant="Outlined" size="Flat" onClick={() => notes.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Trans>Your notes</Trans>
      </h2>
      {hasFailed && (
        <>
          <p className={styles.hint}>
            <Trans>Your notes need a connection.</Trans>
          </p>
          {retry}
        </>
      )}
      {isReady && (
        <>
          <p className={styles.hint}>
            <Trans>Private. Kept when the recipe changes.</Trans>
          </p>
          <NoteField notes={notes} step={null} isOpen />
          {beyond.map((step) => (
            <NoteField key={step} notes={notes} step={step} />
          ))}
        </>
      )}
      <FormError>
        {isUnsaved && (
          <>
            <strong>
              <Trans>Your note is not saved yet. It is kept on this device.</Trans>
            </strong>{' '}
            <bdi>{saidOf(error, i18n)}</bdi>
          </>
        )}
      </FormError>
      {isUnsaved && retry}
      <StatusMessage>
        {isSaving && <Trans>Saving…</Trans>}
        {isSaved && <Trans>Saved</Trans>}
      </StatusMessage>
    </section>
  );
}
