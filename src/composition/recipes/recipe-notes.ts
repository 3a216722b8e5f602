import { fromPromise } from 'xstate';
import { noteEndpoints } from '../../../contract/recipes/note-endpoints.ts';
import { recipeNotesMachine, type KeptNotes, type RecipeNotesInput } from '../../../machines/recipes/recipe-notes.machine.ts';
import { typedNotes } from '../../services/recipe-drafts.ts';
import type { FlowScope } from '../flow-scope.ts';

/** The owner's notes on a recipe, on its page and in cook mode. */
export const composeRecipeNotes = ({ api, call }: FlowScope): typeof recipeNotesMachine =>
  recipeNotesMachine.provide({
    actors: {
      loadNotes: fromPromise<KeptNotes, RecipeNotesInput>(async ({ input, signal }) => {
        const { notes } = await api(noteEndpoints.listNotes, { params: { ...input }, signal });
        return { notes, typed: typedNotes(input.guid).read() ?? [] };
      }),
      saveNote: call(noteEndpoints.writeNote),
    },
    actions: { keepTyped: (_, { guid, typed }) => typedNotes(guid).write(typed.length === 0 ? null : [...typed]) },
  });
