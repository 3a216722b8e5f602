import type { Note } from '../../contract/recipes/note-endpoints.ts';

/** Place of a note: a step index from 0, or null for the whole recipe. */
export type NotePlace = Note['step'];

/** An unsaved note, and the saved text when typing began. */
export interface TypedNote extends Note {
  before: string;
}

export const noteAt = <T extends Note>(notes: readonly T[], step: NotePlace): T | undefined => notes.find((note) => note.step === step);

const without = <T extends Note>(notes: readonly T[], step: NotePlace): T[] => notes.filter((note) => note.step !== step);

export const withNote = <T extends Note>(notes: readonly T[], note: T): T[] => [...without(notes, note.step), note];

/** The shown note: the typed one, or else the saved one; null without a note. */
export const noteText = ({ notes, typed }: { notes: readonly Note[]; typed: readonly TypedNote[] }, step: NotePlace): string | null =>
  (noteAt(typed, step) ?? noteAt(notes, step))?.text ?? null;

/** Unsaved notes merged into the current ones. If a note was changed elsewhere in the meantime, both texts are kept. */
export const typedOver = (notes: readonly Note[], typed: readonly TypedNote[]): TypedNote[] =>
  typed.flatMap((one) => {
    const now = noteAt(notes, one.step)?.text ?? '';
    if (now === one.text) return [];
    return now === one.before || now === '' ? [one] : [{ step: one.step, text: `${now}\n\n${one.text}`.trim(), before: now }];
  });

/** The notes left to save after `sent`: later input stays. */
export const afterSaving = (typed: readonly TypedNote[], sent: Note): TypedNote[] =>
  noteAt(typed, sent.step)?.text === sent.text
    ? without(typed, sent.step)
    : typed.map((one) => (one.step === sent.step ? { ...one, before: sent.text } : one));
