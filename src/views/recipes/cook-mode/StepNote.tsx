import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cookModeMachine } from '../../../../machines/recipes/cook-mode.machine.ts';
import { noteText } from '../../../../machines/recipes/recipe-notes.model.ts';
import type { recipeNotesMachine } from '../../../../machines/recipes/recipe-notes.machine.ts';
import styles from './StepNote.module.css';

interface StepNoteProps {
  flow: ActorRefFrom<typeof cookModeMachine>;
  step: number;
}

/** The owner's note on the open step. */
export function StepNote({ flow, step }: StepNoteProps) {
  const notes = useSelector(flow, (snapshot) => snapshot.children.notes);
  return notes === undefined ? null : <Noted notes={notes} step={step} />;
}

function Noted({ notes, step }: { notes: ActorRefFrom<typeof recipeNotesMachine>; step: number }) {
  const text = useSelector(notes, ({ context }) => noteText(context, step)) ?? '';
  if (text.trim() === '') return null;
  return (
    <div className={styles.note}>
      <strong className={styles.label}>
        <Trans>Your note</Trans>
      </strong>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </div>
  );
}
