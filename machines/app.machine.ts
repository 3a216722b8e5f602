import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { limits } from './limits.ts';
import { pageMachine } from './page.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { safeSourcePage } from './source-page.ts';

type PageActor = ActorRefFrom<typeof pageMachine>;

interface AppInput {
  newGuid: () => string;
}

interface AppContext extends AppInput {
  /** The open pages, outermost first, by their key. */
  pages: Record<string, PageActor>;
  currentPath: string | null;
  previousPath: string | null;
  /** Where the user came from when the way in was opened; the place to come back to. */
  sourcePage: string | null;
}

export type AppEvent =
  | { type: 'session.settled' }
  | { type: 'location.changed'; path: string }
  | { type: 'auth.entered' }
  | { type: 'page.opened'; key: string; chunkId: string; flowInput: unknown }
  | { type: 'page.closed'; key: string }
  /** Spec 2: to a path, or back by a number of steps. */
  | { type: 'navigation.requested'; to: string | number };

/** The root: blank until the first session is known, then the shell with its pages. */
export const appMachine = setup({
  types: {} as { context: AppContext; input: AppInput; events: AppEvent; tags: 'blank'; children: { session: 'session' } },
  actors: { session: sessionMachine, page: pageMachine },
  actions: {
    rememberPath: assign(({ context }, params: { path: string }) =>
      params.path === context.currentPath ? {} : { previousPath: context.currentPath, currentPath: params.path },
    ),
    // Spec 2: the source page is the previous path if it differs from the current one.
    rememberSourcePage: assign({ sourcePage: ({ context }) => safeSourcePage(context.previousPath) }),
    openPage: assign({
      pages: ({ context, spawn }, { key, chunkId, flowInput }: { key: string; chunkId: string; flowInput: unknown }) => ({
        ...context.pages,
        [key]: spawn('page', { id: `page.${key}`, input: { chunkId, flowInput } }),
      }),
    }),
    closePage: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const { [key]: closed, ...pages } = context.pages;
      if (closed === undefined) return;
      enqueue.stopChild(closed);
      enqueue.assign({ pages });
    }),
    /** Holes for the composition root. */
    goTo: (_, _params: { to: string | number }) => undefined,
    recordPageView: (_, _params: { path: string }) => undefined,
  },
  guards: {
    isNewPath: ({ context }, params: { path: string }) => params.path !== context.currentPath,
  },
  delays: { bootstrapTimeout: limits.bootstrapTimeout },
}).createMachine({
  id: 'app',
  description: 'The whole product in one tab.',
  context: ({ input }) => ({ ...input, pages: {}, currentPath: null, previousPath: null, sourcePage: null }),
  invoke: { id: 'session', src: 'session', input: ({ context, self }) => ({ newGuid: context.newGuid, parent: self }) },
  initial: 'starting',
  states: {
    starting: {
      description: 'Blank until the session is known, at most eight seconds.',
      tags: 'blank',
      on: { 'session.settled': 'running' },
      after: { bootstrapTimeout: 'running' },
    },
    running: {
      description: 'The full shell.',
      on: {
        'location.changed': {
          guard: { type: 'isNewPath', params: ({ event }) => ({ path: event.path }) },
          actions: [
            { type: 'rememberPath', params: ({ event }) => ({ path: event.path }) },
            { type: 'recordPageView', params: ({ event }) => ({ path: event.path }) },
          ],
        },
        'auth.entered': { actions: 'rememberSourcePage' },
        'page.opened': {
          actions: [
            { type: 'closePage', params: ({ event }) => ({ key: event.key }) },
            { type: 'openPage', params: ({ event }) => ({ key: event.key, chunkId: event.chunkId, flowInput: event.flowInput }) },
          ],
        },
        'page.closed': { actions: { type: 'closePage', params: ({ event }) => ({ key: event.key }) } },
        'navigation.requested': { actions: { type: 'goTo', params: ({ event }) => ({ to: event.to }) } },
      },
    },
  },
});
