import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { languageMachine, LanguageInput } from './language.machine.ts';
import { spawnCompanions, type CompanionLogic, type Companions } from './companions.ts';
import { limits } from './limits.ts';
import type { ModalBox } from './modal.model.ts';
import type { modalsMachine } from './modals.machine.ts';
import { pageMachine, type PageAddress } from './page.machine.ts';
import { sessionMachine, type SessionSettled } from './session.machine.ts';
import { safeSourcePage } from '../contract/source-page.ts';

type PageActor = ActorRefFrom<typeof pageMachine>;

/** A page that an address asks for. The same key keeps the page that is open. */
export interface PageRequest {
  key: string;
  chunkId: string;
  address: PageAddress;
}

interface OpenPage {
  key: string;
  chunkId: string;
  actor: PageActor;
}

type LanguageActor = ActorRefFrom<typeof languageMachine>;
type ModalsActor = ActorRefFrom<typeof modalsMachine>;

// The types of `spawn` know only logic that is named in `setup`; these arrive with their chunks.
type SpawnModals = (logic: typeof modalsMachine, options: { id: 'modals' }) => ModalsActor;
type SpawnLanguage = (logic: typeof languageMachine, options: { id: 'language'; input: LanguageInput }) => LanguageActor;

interface AppInput {
  newGuid: () => string;
}

interface AppContext extends AppInput {
  /** The open pages, outermost first. */
  pages: readonly OpenPage[];
  /** Pages that wait behind the way in, with all that was typed into them: their user's session has ended. */
  parked: { pages: readonly OpenPage[]; userGuid: string } | null;
  /** Whose account is used; its guid is null for a visitor. Null until the session was known once. */
  user: { guid: string | null } | null;
  /** The boxes above the pages; null until the first one was asked for. */
  modals: ModalsActor | null;
  /** What changes the language of the pages; null until the first page is there. */
  language: LanguageActor | null;
  companions: Companions | null;
  currentPath: string | null;
  previousPath: string | null;
  /** Where the user came from when the way in was opened; the place to come back to. */
  sourcePage: string | null;
  isWayIn: boolean;
  isForMembers: boolean;
}

interface LocationChanged {
  type: 'location.changed';
  path: string;
  pages: readonly PageRequest[];
  /** True for the pages of sign-up, sign-in and reset. */
  isWayIn: boolean;
  /** True where a visitor is only told to sign in. */
  isForMembers: boolean;
}

/** What changes the language has been fetched. */
interface LanguageArrived {
  type: 'language.arrived';
  logic: typeof languageMachine;
  input: LanguageInput;
}

export type AppEvent =
  | SessionSettled
  /** The server could not say who is here, and has never said it. */
  | { type: 'session.unanswered' }
  /** The user wished it, and the server has ended the session. */
  | { type: 'signOut.done' }
  | LocationChanged
  /** Spec 2: to a path, or back by a number of steps. */
  | { type: 'navigation.requested'; to: string | number }
  /** A box is to be shown above the page. */
  | { type: 'modal.requested'; box: ModalBox }
  /** What shows boxes has been fetched. */
  | { type: 'modals.arrived'; logic: typeof modalsMachine }
  | LanguageArrived
  /** What goes on beside the pages has been fetched; `build` is what this tab runs. */
  | { type: 'companions.arrived'; logic: CompanionLogic; build: string };

/** The root: blank until the first session is known, then the shell with its pages. */
export const appMachine = setup({
  types: {} as { context: AppContext; input: AppInput; events: AppEvent; tags: 'blank'; children: { session: 'session' } },
  actors: { session: sessionMachine, page: pageMachine },
  actions: {
    rememberPath: assign(({ context }, { path, isWayIn, isForMembers }: Omit<LocationChanged, 'type' | 'pages'>) => ({
      previousPath: context.currentPath,
      currentPath: path,
      isWayIn,
      isForMembers,
      // Spec 2: on entry the way in keeps the source page, the previous path if it differs from the current one.
      sourcePage: isWayIn && !context.isWayIn ? safeSourcePage(context.currentPath) : context.sourcePage,
    })),
    openPages: enqueueActions(({ context, enqueue }, { pages: requests, isWayIn }: Pick<LocationChanged, 'pages' | 'isWayIn'>) => {
      const waiting = context.parked?.pages ?? [];
      const isBack = !isWayIn && context.parked?.userGuid === context.user?.guid;
      const alive = [...new Set([...context.pages, ...waiting])];
      // What somebody else had typed is not for this user.
      const fit = isWayIn || isBack ? alive : alive.filter((page) => !waiting.includes(page));
      const openAt = (key: string) => fit.find((page) => page.key === key);
      const wanted = new Set(requests.map((request) => openAt(request.key)));
      // What waits goes on waiting while the user is on the way in; every other address lets go of what it does not want.
      for (const page of alive) if (!wanted.has(page) && !(isWayIn && waiting.includes(page))) enqueue.stopChild(page.actor);
      enqueue.assign({
        pages: ({ spawn }) =>
          requests.map(
            ({ key, chunkId, address }) =>
              openAt(key) ?? { key, chunkId, actor: spawn('page', { id: `page.${key}`, input: { chunkId, address } }) },
          ),
        parked: isWayIn ? context.parked : null,
      });
      for (const { key, address } of requests) {
        const open = openAt(key);
        if (open === undefined) continue;
        enqueue.sendTo(open.actor, { type: 'address.changed', address });
        if (isBack && waiting.includes(open)) enqueue.sendTo(open.actor, { type: 'viewer.returned' });
      }
    }),
    startModals: assign(({ context, spawn }, { logic }: { logic: typeof modalsMachine }) => ({
      modals: context.modals ?? (spawn as unknown as SpawnModals)(logic, { id: 'modals' }),
    })),
    startLanguage: assign(({ context, spawn }, { logic, input }: LanguageArrived) => ({
      language: context.language ?? (spawn as unknown as SpawnLanguage)(logic, { id: 'language', input }),
    })),
    startCompanions: assign(({ context, spawn }, { logic, build }: { logic: CompanionLogic; build: string }) => ({
      companions: context.companions ?? spawnCompanions(spawn, logic, build),
    })),
    closeModals: enqueueActions(({ context, enqueue }) => {
      if (context.modals !== null) enqueue.sendTo(context.modals, { type: 'page.left' });
    }),
    keepUser: assign({ user: (_, { userGuid }: { userGuid: string | null }) => ({ guid: userGuid }) }),
    /** Nothing that was typed is lost with a session: the pages stay as they are until their user is back. */
    park: assign({
      parked: ({ context: { pages, user } }) => (user === null || user.guid === null ? null : { pages, userGuid: user.guid }),
    }),
    /** Who is here is known at last: pages that began without it begin anew. */
    tellPages: enqueueActions(({ context, enqueue }) => {
      for (const { actor } of context.pages) enqueue.sendTo(actor, { type: 'viewer.returned' });
    }),
    /** Holes for the composition root. */
    goTo: (_, _params: { to: string | number }) => undefined,
    openModal: (_, _params: { box: ModalBox }) => undefined,
    recordPageView: (_, _params: { path: string }) => undefined,
    /** Loads the page anew: what it shows was fetched for somebody else. */
    startOver: (_) => undefined,
  },
  guards: {
    isFirst: ({ context }) => context.user === null,
    isNewPath: ({ context }, params: { path: string }) => params.path !== context.currentPath,
    hasLostSession: ({ context: { user, isForMembers } }, { userGuid }: { userGuid: string | null }) =>
      isForMembers && user !== null && user.guid !== null && userGuid === null,
    isSomebodyElse: ({ context: { user, isForMembers } }, { userGuid }: { userGuid: string | null }) =>
      isForMembers && user !== null && userGuid !== null && user.guid !== userGuid,
  },
  delays: { bootstrapTimeout: limits.bootstrapTimeout },
}).createMachine({
  id: 'app',
  description: 'The whole product in one tab.',
  context: ({ input }) => ({
    ...input,
    pages: [],
    parked: null,
    user: null,
    modals: null,
    language: null,
    companions: null,
    currentPath: null,
    previousPath: null,
    sourcePage: null,
    isWayIn: false,
    isForMembers: false,
  }),
  invoke: { id: 'session', src: 'session', input: ({ context, self }) => ({ newGuid: context.newGuid, parent: self }) },
  initial: 'starting',
  states: {
    starting: {
      description: 'Blank until the session is known, at most eight seconds.',
      tags: 'blank',
      on: {
        'session.settled': { target: 'running', actions: { type: 'keepUser', params: ({ event }) => event } },
        'session.unanswered': 'running',
        // Pages load while the session is still on its way; they are shown when it is known.
        'location.changed': {
          guard: { type: 'isNewPath', params: ({ event }) => ({ path: event.path }) },
          actions: [
            { type: 'rememberPath', params: ({ event }) => event },
            { type: 'openPages', params: ({ event }) => event },
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
            { type: 'rememberPath', params: ({ event }) => event },
            { type: 'openPages', params: ({ event }) => event },
            'closeModals',
            { type: 'recordPageView', params: ({ event }) => ({ path: event.path }) },
          ],
        },
        // Also when another tab has signed out, or the hour of the session has come: a refused call asks who this is.
        'session.settled': [
          {
            guard: { type: 'hasLostSession', params: ({ event }) => event },
            actions: ['park', { type: 'keepUser', params: ({ event }) => event }, { type: 'goTo', params: { to: '/login' } }],
          },
          { guard: { type: 'isSomebodyElse', params: ({ event }) => event }, actions: 'startOver' },
          { guard: 'isFirst', actions: [{ type: 'keepUser', params: ({ event }) => event }, 'tellPages'] },
          { actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
        'signOut.done': {
          actions: [
            { type: 'keepUser', params: { userGuid: null } },
            { type: 'goTo', params: { to: '/' } },
          ],
        },
        'modal.requested': { actions: { type: 'openModal', params: ({ event }) => event } },
        'modals.arrived': { actions: { type: 'startModals', params: ({ event }) => event } },
        'language.arrived': { actions: { type: 'startLanguage', params: ({ event }) => event } },
        'companions.arrived': { actions: { type: 'startCompanions', params: ({ event }) => event } },
        'navigation.requested': { actions: { type: 'goTo', params: ({ event }) => ({ to: event.to }) } },
      },
    },
  },
});
