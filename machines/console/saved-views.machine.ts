import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { SavedView } from '../../contract/console/shapes.ts';
import type { ApiError } from '../../contract/errors.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, type LoaderEvent, saving } from '../parts/loader.ts';

interface SavedViewsInput {
  area: AreaName;
}

interface SavedViewsContext extends SavedViewsInput {
  views: readonly SavedView[];
  name: string;
  isShared: boolean;
  /** The query to save, and the view to remove. */
  query: string;
  removed: string;
  error: ApiError | null;
}

export type SavedViewsEvent =
  | { type: 'name.changed'; name: string }
  | { type: 'sharing.changed'; isShared: boolean }
  | { type: 'view.submitted'; query: string }
  | { type: 'view.removed'; guid: string }
  | LoaderEvent;

/** Saved views of a list: the viewer's own, and those shared by colleagues. */
export const savedViewsMachine = setup({
  types: {} as { context: SavedViewsContext; input: SavedViewsInput; events: SavedViewsEvent; tags: 'busy' | 'form' },
  actors: {} as {
    loadViews: PromiseActorLogic<SavedView[], { area: AreaName }>;
    saveView: PromiseActorLogic<SavedView, { area: AreaName; name: string; query: string; isShared: boolean }>;
    removeView: PromiseActorLogic<unknown, { area: AreaName; guid: string }>;
  },
  actions: {
    keepViews: assign((_, { views }: { views: readonly SavedView[] }) => ({ views, error: null })),
    setName: assign((_, { name }: { name: string }) => ({ name, error: null })),
    setSharing: assign((_, { isShared }: { isShared: boolean }) => ({ isShared })),
    setQuery: assign((_, { query }: { query: string }) => ({ query, error: null })),
    aimAt: assign((_, { guid }: { guid: string }) => ({ removed: guid, error: null })),
    add: assign(({ context }, { view }: { view: SavedView }) => ({ views: [...context.views, view], name: '', isShared: false })),
    takeAway: assign(({ context }) => ({ views: context.views.filter(({ guid }) => guid !== context.removed) })),
    keepError: assign(kept),
  },
  guards: { isNamed: ({ context }) => context.name.trim() !== '' },
}).createMachine({
  id: 'savedViews',
  description: 'Lists the saved views of an area, saves the present one and removes them.',
  context: ({ input }) => ({ ...input, views: [], name: '', isShared: false, query: '', removed: '', error: null }),
  initial: 'loading',
  states: {
    loading: load('The views are being fetched.', {
      src: 'loadViews',
      input: ({ context: { area } }) => ({ area }),
      onDone: { target: 'listed', actions: { type: 'keepViews', params: ({ event }) => ({ views: event.output }) } },
      onError: { target: 'failed', actions: keepError },
    }),
    failed: failed('The views could not be fetched.', 'loading'),
    listed: {
      description: 'The views are offered; the present one can be saved.',
      tags: 'form',
      on: {
        'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
        'sharing.changed': { actions: { type: 'setSharing', params: ({ event }) => event } },
        'view.submitted': { guard: 'isNamed', target: 'saving', actions: { type: 'setQuery', params: ({ event }) => event } },
        'view.removed': { target: 'removing', actions: { type: 'aimAt', params: ({ event }) => event } },
      },
    },
    saving: saving('The present view is being saved.', {
      id: 'saveView',
      src: 'saveView',
      input: ({ context: { area, name, query, isShared } }) => ({ area, name: name.trim(), query, isShared }),
      onDone: { target: 'listed', actions: { type: 'add', params: ({ event }) => ({ view: event.output }) } },
      onError: { target: 'listed', actions: keepError },
    }),
    removing: saving('A view is being removed.', {
      id: 'removeView',
      src: 'removeView',
      input: ({ context: { area, removed } }) => ({ area, guid: removed }),
      onDone: { target: 'listed', actions: 'takeAway' },
      onError: { target: 'listed', actions: keepError },
    }),
  },
});
