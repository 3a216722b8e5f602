import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { longestNote } from '../../../../contract/recipes/note-endpoints.ts';
import { noteAt, noteText, type NotePlace } from '../../../../machines/recipes/recipe-notes.model.ts';
import type { recipeNotesMachine } from '../../../../machines/recipes/recipe-notes.machine.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './NoteField.module.css';

interface NoteFieldProps {
  notes: ActorRefFrom<typeof recipeNotesMachine>;
  step: NotePlace;
  /** The field is shown before a note exists. */
  isOpen?: boolean;
}

/** The owner's note on a step or the whole recipe; without a note, a button to add one. */
export function NoteField({ notes, step, isOpen = false }: NoteFieldProps) {
  const { t } = useLingui();
  const text = useSelector(notes, ({ context }) => noteText(context, step)) ?? '';
  const wasOpened = useSelector(notes, ({ context }) => context.opened.includes(step));
  // The saved text is passed along, so that it is known while the field is being emptied.
  const isKept = useSelector(notes, ({ context }) => (noteAt(context.notes, step)?.text ?? '') !== '');
  const isReady = useSelector(notes, (snapshot) => snapshot.matches('ready'));
  if (!isReady) return null;
  const number = (step ?? 0) + 1;
  if (!isOpen && !wasOpened && !isKept && text === '')
    return (
      <IconButton
        className={styles.begin}
        label={t`Add a note on step ${number}`}
        title={t`Add a note`}
        onClick={() => notes.send({ type: 'note.opened', step })}
      >
        <StickyNote />
      </IconButton>
    );
  return <NoteText notes={notes} step={step} text={text} isBegun={wasOpened && text === ''} />;
}

interface NoteTextProps extends Pick<NoteFieldProps, 'notes' | 'step'> {
  text: string;
  /** Its button was just pressed. */
  isBegun: boolean;
}

function NoteText({ notes, step, text, isBegun }: NoteTextProps) {
  const { t } = useLingui();
  const number = (step ?? 0) + 1;
  const field = useRef<HTMLTextAreaElement>(null);
  const wasBegun = useRef(isBegun);
  // The pressed button is gone.
  useEffect(() => {
    if (wasBegun.current) field.current?.focus();
  }, []);
  return (
    <div className={styles.note} data-empty={text.trim() === ''}>
      <TextArea
        ref={field}
        label={step === null ? t`Your note on this recipe` : t`Your note on step ${number}`}
        isLabelHidden={step === null}
        dir="auto"
        isAutoHeight
        rows={1}
        maxLength={longestNote}
        value={text}
        onValueChange={(typed) => notes.send({ type: 'note.changed', step, text: typed })}
        onBlur={() => notes.send({ type: 'note.left' })}
      />
    </div>
  );
}
