import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Note } from '../../contract/recipes/note-endpoints.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { timings } from '../parts/timings.ts';
import { afterSaving, noteAt, typedOver, withNote, type NotePlace, type TypedNote } from './recipe-notes.model.ts';

export interface RecipeNotesInput {
  companyUri: string;
  guid: string;
}

/** Data of the server and the browser. */
export interface KeptNotes {
  notes: readonly Note[];
  typed: readonly TypedNote[];
}

interface RecipeNotesContext extends RecipeNotesInput {
  /** Saved on the server. */
  notes: readonly Note[];
  /** Unsaved notes, oldest first. */
  typed: readonly TypedNote[];
  /** Places with an opened note field, even if it is empty. */
  opened: readonly NotePlace[];
  /** The note being saved. */
  sent: Note | null;
  error: ApiError | null;
}

export type RecipeNotesEvent =
  | { type: 'note.opened'; step: NotePlace }
  | { type: 'note.changed'; step: NotePlace; text: string }
  /** The field lost focus: save without a pause. */
  | { type: 'note.left' }
  | LoaderEvent;

interface Now {
  context: RecipeNotesContext;
}

const keepTyped = { type: 'keepTyped', params: ({ context: { guid, typed } }: Now) => ({ guid, typed }) } as const;

/** The owner's notes on a recipe and its steps, saved while typing. */
export const recipeNotesMachine = setup({
  types: {} as { context: RecipeNotesContext; input: RecipeNotesInput; events: RecipeNotesEvent; tags: 'busy' },
  actors: {} as {
    /** The notes, and the unsaved ones in this browser. */
    loadNotes: PromiseActorLogic<KeptNotes, RecipeNotesInput>;
    saveNote: PromiseActorLogic<unknown, RecipeNotesInput & Note>;
  },
  actions: {
    show: assign((_, { notes, typed }: KeptNotes) => ({
      notes,
      typed: typedOver(notes, typed),
      error: null,
    })),
    open: assign(({ context }, { step }: { step: NotePlace }) => ({ opened: [...context.opened, step] })),
    change: assign(({ context }, { step, text }: { step: NotePlace; text: string }) => ({
      typed: withNote(context.typed, {
        step,
        text,
        before: noteAt(context.typed, step)?.before ?? noteAt(context.notes, step)?.text ?? '',
      }),
      opened: context.opened.includes(step) ? context.opened : [...context.opened, step],
    })),
    take: assign({ sent: ({ context: { typed } }) => typed[0] ?? null }),
    keepSaved: assign(({ context: { notes, typed, sent } }) =>
      sent === null
        ? {}
        : { notes: withNote(notes, { step: sent.step, text: sent.text }), typed: afterSaving(typed, sent), sent: null, error: null },
    ),
    keepError: assign(kept),
    clearError: assign({ error: null }),
    /** Hole: keeps unsaved notes over a reload. */
    keepTyped: (_, _params: { guid: string; typed: readonly TypedNote[] }) => undefined,
  },
  guards: {
    isUnsaved: (_, { notes, typed }: KeptNotes) => typedOver(notes, typed).length > 0,
    /** The user typed while a note was being saved. */
    isOutrun: ({ context: { typed, sent } }) => sent !== null && afterSaving(typed, sent).length > 0,
  },
  delays: { savingPause: timings.savingPause },
}).createMachine({
  id: 'recipeNotes',
  description: 'Keeps what an owner notes on a recipe and its steps, as it is typed.',
  context: ({ input: { companyUri, guid } }) => ({ companyUri, guid, notes: [], typed: [], opened: [], sent: null, error: null }),
  initial: 'loading',
  states: {
    loading: loadSilently('The notes are being fetched.', {
      src: 'loadNotes',
      input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }),
      onDone: [
        {
          guard: { type: 'isUnsaved', params: ({ event }) => event.output },
          target: 'ready.saving',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } },
      ],
      onError: { target: 'failed', actions: keepError },
    }),
    failed: failed('The notes could not be fetched.', 'loading'),
    ready: {
      description: 'Notes can be read and written.',
      initial: 'asKept',
      on: {
        'note.opened': { actions: { type: 'open', params: ({ event }) => event } },
        'note.changed': { target: '.typing', actions: [{ type: 'change', params: ({ event }) => event }, keepTyped] },
      },
      states: {
        asKept: { description: 'They stand as the server keeps them.' },
        typing: {
          description: 'A pause in typing is waited for.',
          after: { savingPause: 'saving' },
          on: { 'note.left': 'saving' },
        },
        saving: {
          ...load('A note is being saved.', {
            src: 'saveNote',
            input: ({ context: { companyUri, guid, sent } }) => ({ companyUri, guid, step: sent?.step ?? null, text: sent?.text ?? '' }),
            onDone: [
              { guard: 'isOutrun', target: 'typing', actions: ['keepSaved', keepTyped] },
              { target: 'saved', actions: ['keepSaved', keepTyped] },
            ],
            onError: { target: 'unsaved', actions: keepError },
          }),
          entry: ['take', 'clearError'],
          // One request at a time: later input is saved next.
          on: { 'note.changed': { actions: [{ type: 'change', params: ({ event }) => event }, keepTyped] } },
        },
        saved: { description: 'Everything is saved, and the page says so.' },
        unsaved: {
          description: 'A note could not be saved. It stays as it was typed.',
          on: { 'retry.requested': 'saving', 'network.returned': 'saving', 'viewer.returned': 'saving' },
        },
      },
    },
  },
});
