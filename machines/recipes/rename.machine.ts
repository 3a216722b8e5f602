import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { keepError, kept } from '../parts/failure.ts';
import { saving } from '../parts/loader.ts';

interface Named {
  companyUri: string;
  guid: string;
  title: string;
}

interface RenameContext {
  /** The recipe being renamed, with the typed title. */
  form: Named | null;
  /** New titles since the recipes were fetched, by guid. */
  titles: Readonly<Record<string, string>>;
  error: ApiError | null;
}

export type RenameEvent =
  | ({ type: 'rename.requested' } & Named)
  | { type: 'title.changed'; title: string }
  | { type: 'title.submitted' }
  | { type: 'rename.cancelled' }
  /** The server's data is newer than the local titles. */
  | { type: 'titles.forgotten' };

/** Renames a recipe. An empty title restores the generated one. */
export const renameMachine = setup({
  types: {} as { context: RenameContext; events: RenameEvent; tags: 'busy' | 'form' },
  actors: {} as { renameRecipe: PromiseActorLogic<Pick<Recipe, 'guid' | 'title'>, Named> },
  actions: {
    open: assign((_, { companyUri, guid, title }: Named) => ({ form: { companyUri, guid, title }, error: null })),
    setTitle: assign({
      form: ({ context: { form } }, { title }: { title: string }) => (form === null ? null : { ...form, title }),
      error: null,
    }),
    keepTitle: assign(({ context: { titles } }, { guid, title }: Pick<Recipe, 'guid' | 'title'>) => ({
      titles: { ...titles, [guid]: title },
      form: null,
    })),
    forgetTitles: assign({ titles: {} }),
    close: assign({ form: null, error: null }),
    keepError: assign(kept),
  },
}).createMachine({
  id: 'rename',
  description: 'Gives a recipe another title.',
  context: { form: null, titles: {}, error: null },
  on: {
    'rename.requested': { target: '.editing', actions: { type: 'open', params: ({ event }) => event } },
    'titles.forgotten': { actions: 'forgetTitles' },
  },
  initial: 'shown',
  states: {
    shown: { description: 'Every recipe shows its title.' },
    editing: {
      description: 'One title is being written.',
      tags: 'form',
      on: {
        'title.changed': { actions: { type: 'setTitle', params: ({ event }) => event } },
        'title.submitted': 'saving',
        'rename.cancelled': { target: 'shown', actions: 'close' },
      },
    },
    saving: {
      ...saving('The title is being saved.', {
        src: 'renameRecipe',
        input: ({ context }) => context.form ?? { companyUri: '', guid: '', title: '' },
        onDone: { target: 'shown', actions: { type: 'keepTitle', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: keepError },
      }),
      // The title being saved is the current one.
      on: { 'rename.requested': {} },
    },
  },
});
