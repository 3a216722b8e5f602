import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { limits } from './limits.ts';
import { pageMachine, type PageAddress } from './page.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { safeSourcePage } from '../contract/source-page.ts';

type PageActor = ActorRefFrom<typeof pageMachine>;

/** A page that an address asks for. The same key keeps the page that is open. */
export interface PageRequest {
  key: string;
  chunkId: string;
  address: PageAddress;
}

interface AppInput {
  newGuid: () => string;
}

interface AppContext extends AppInput {
  /** The open pages, outermost first. */
  pages: readonly { key: string; chunkId: string; actor: PageActor }[];
  currentPath: string | null;
  previousPath: string | null;
  /** Where the user came from when the way in was opened; the place to come back to. */
  sourcePage: string | null;
  isWayIn: boolean;
}

interface LocationChanged {
  type: 'location.changed';
  path: string;
  pages: readonly PageRequest[];
  /** True for the pages of sign-up, sign-in and reset. */
  isWayIn: boolean;
}

export type AppEvent =
  | { type: 'session.settled' }
  | LocationChanged
  /** Spec 2: to a path, or back by a number of steps. */
  | { type: 'navigation.requested'; to: string | number };

/** The root: blank until the first session is known, then the shell with its pages. */
export const appMachine = setup({
  types: {} as { context: AppContext; input: AppInput; events: AppEvent; tags: 'blank'; children: { session: 'session' } },
  actors: { session: sessionMachine, page: pageMachine },
  actions: {
    rememberPath: assign(({ context }, { path, isWayIn }: { path: string; isWayIn: boolean }) => ({
      previousPath: context.currentPath,
      currentPath: path,
      isWayIn,
      // Spec 2: on entry the way in keeps the source page, the previous path if it differs from the current one.
      sourcePage: isWayIn && !context.isWayIn ? safeSourcePage(context.currentPath) : context.sourcePage,
    })),
    openPages: enqueueActions(({ context, enqueue }, { requests }: { requests: readonly PageRequest[] }) => {
      const wanted = new Set(requests.map((request) => request.key));
      for (const page of context.pages) if (!wanted.has(page.key)) enqueue.stopChild(page.actor);
      enqueue.assign({
        pages: ({ spawn }) =>
          requests.map(
            ({ key, chunkId, address }) =>
              context.pages.find((page) => page.key === key) ?? {
                key,
                chunkId,
                actor: spawn('page', { id: `page.${key}`, input: { chunkId, address } }),
              },
          ),
      });
      for (const { key, address } of requests) {
        const open = context.pages.find((page) => page.key === key);
        if (open !== undefined) enqueue.sendTo(open.actor, { type: 'address.changed', address });
      }
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
  context: ({ input }) => ({ ...input, pages: [], currentPath: null, previousPath: null, sourcePage: null, isWayIn: false }),
  invoke: { id: 'session', src: 'session', input: ({ context, self }) => ({ newGuid: context.newGuid, parent: self }) },
  initial: 'starting',
  states: {
    starting: {
      description: 'Blank until the session is known, at most eight seconds.',
      tags: 'blank',
      on: {
        'session.settled': 'running',
        // Pages load while the session is still on its way; they are shown when it is known.
        'location.changed': {
          guard: { type: 'isNewPath', params: ({ event }) => ({ path: event.path }) },
          actions: [
            { type: 'rememberPath', params: ({ event }) => ({ path: event.path, isWayIn: event.isWayIn }) },
            { type: 'openPages', params: ({ event }) => ({ requests: event.pages }) },
          ],
        },
      },
      after: { bootstrapTimeout: 'running' },
    },
    running: {
      description: 'The full shell.',
      // Spec 2: page views are recorded on each route change once the app is ready.
      entry: enqueueActions(({ context, enqueue }) => {
        if (context.currentPath !== null) enqueue({ type: 'recordPageView', params: { path: context.currentPath } });
      }),
      on: {
        'location.changed': {
          guard: { type: 'isNewPath', params: ({ event }) => ({ path: event.path }) },
          actions: [
            { type: 'rememberPath', params: ({ event }) => ({ path: event.path, isWayIn: event.isWayIn }) },
            { type: 'openPages', params: ({ event }) => ({ requests: event.pages }) },
            { type: 'recordPageView', params: ({ event }) => ({ path: event.path }) },
          ],
        },
        'navigation.requested': { actions: { type: 'goTo', params: ({ event }) => ({ to: event.to }) } },
      },
    },
  },
});
