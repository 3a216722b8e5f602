import type { Note } from '../../contract/recipes/note-endpoints.ts';

/** Where a note stands: a step from 0, or null for the recipe as a whole. */
export type NotePlace = Note['step'];

/** A note that is not saved yet, and the text that stood there when typing began. */
export interface TypedNote extends Note {
  before: string;
}

export const noteAt = <T extends Note>(notes: readonly T[], step: NotePlace): T | undefined => notes.find((note) => note.step === step);

const without = <T extends Note>(notes: readonly T[], step: NotePlace): T[] => notes.filter((note) => note.step !== step);

export const withNote = <T extends Note>(notes: readonly T[], note: T): T[] => [...without(notes, note.step), note];

/** What is shown at a place: what was typed, or else what is saved; null for no note. */
export const noteText = ({ notes, typed }: { notes: readonly Note[]; typed: readonly TypedNote[] }, step: NotePlace): string | null =>
  (noteAt(typed, step) ?? noteAt(notes, step))?.text ?? null;

/** What was typed, over the notes as they are now. Where a note was changed elsewhere meanwhile, both texts stay. */
export const typedOver = (notes: readonly Note[], typed: readonly TypedNote[]): TypedNote[] =>
  typed.flatMap((one) => {
    const now = noteAt(notes, one.step)?.text ?? '';
    if (now === one.text) return [];
    return now === one.before || now === '' ? [one] : [{ step: one.step, text: `${now}\n\n${one.text}`.trim(), before: now }];
  });

/** What is left to save after `sent` was: what was typed since stays. */
export const afterSaving = (typed: readonly TypedNote[], sent: Note): TypedNote[] =>
  noteAt(typed, sent.step)?.text === sent.text
    ? without(typed, sent.step)
    : typed.map((one) => (one.step === sent.step ? { ...one, before: sent.text } : one));
