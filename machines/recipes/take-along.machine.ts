import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { keepError, kept } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';
import { clipboardMachine } from '../shell/clipboard.machine.ts';

interface TakeAlongContext {
  /** The recipe being exported, or the last one. */
  recipe: Pick<Recipe, 'companyUri' | 'guid' | 'title'> | null;
  /** Why the export failed. */
  error: ApiError | null;
}

export type TakeAlongEvent =
  | { type: 'print.requested' }
  | { type: 'copy.requested'; text: string }
  | { type: 'text.sent'; title: string; text: string }
  /** For other programs. */
  | { type: 'file.requested'; recipe: Recipe }
  /** The same from this browser's offline copy, without the server. */
  | { type: 'offline.file.requested'; recipe: Recipe };

/** Exports a recipe: print, text, or a file for other programs. */
export const takeAlongMachine = setup({
  types: {} as { context: TakeAlongContext; events: TakeAlongEvent; tags: 'busy'; children: { clipboard: 'clipboard' } },
  actors: { clipboard: clipboardMachine } as {
    clipboard: typeof clipboardMachine;
    /** The recipe as linked data (JSON-LD) from the server. */
    loadFile: PromiseActorLogic<object, { companyUri: string; guid: string }>;
  },
  actions: {
    begin: assign((_, { recipe: { companyUri, guid, title } }: { recipe: Recipe }) => ({
      recipe: { companyUri, guid, title },
      error: null,
    })),
    keepError: assign(kept),
    copy: sendTo('clipboard', (_, { text }: { text: string }) => ({ type: 'copy.requested', key: 'recipe', text }) as const),
    /** Holes: share through the system's dialog, print, save. */
    print: () => undefined,
    sendText: (_, _params: { title: string; text: string }) => undefined,
    saveFile: (_, _params: { title: string; file: object }) => undefined,
    saveOwnFile: (_, _params: { recipe: Recipe }) => undefined,
  },
}).createMachine({
  id: 'takeAlong',
  description: 'Takes a recipe along: on paper, as a text, as a file.',
  context: { recipe: null, error: null },
  invoke: { id: 'clipboard', src: 'clipboard' },
  on: {
    'print.requested': { actions: 'print' },
    'copy.requested': { actions: { type: 'copy', params: ({ event }) => event } },
    'text.sent': { actions: { type: 'sendText', params: ({ event: { title, text } }) => ({ title, text }) } },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being fetched.',
      on: {
        'file.requested': { target: 'fetching', actions: { type: 'begin', params: ({ event }) => event } },
        'offline.file.requested': {
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'saveOwnFile', params: ({ event: { recipe } }) => ({ recipe }) },
          ],
        },
      },
    },
    fetching: load('The file is being fetched.', {
      src: 'loadFile',
      input: ({ context: { recipe } }) => ({ companyUri: recipe?.companyUri ?? '', guid: recipe?.guid ?? '' }),
      onDone: {
        target: 'idle',
        actions: { type: 'saveFile', params: ({ context: { recipe }, event }) => ({ title: recipe?.title ?? '', file: event.output }) },
      },
      onError: { target: 'idle', actions: keepError },
    }),
  },
});
