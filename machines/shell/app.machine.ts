import { assign, enqueueActions, setup } from 'xstate';
import type { AppContext, AppEvent, AppInput, LanguageActor, LanguageArrived, LocationChanged, ModalsActor } from './app.model.ts';
import { spawnCompanions, type CompanionLogic } from './companions.ts';
import type { languageMachine, LanguageInput } from './language.machine.ts';
import { timings } from '../parts/timings.ts';
import type { ModalBox } from './modal.model.ts';
import type { modalsMachine } from './modals.machine.ts';
import { pageMachine } from './page.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { safeSourcePage } from '../../contract/sign-in/source-page.ts';

// The types of `spawn` know only logic that is named in `setup`; these arrive with their chunks.
type SpawnModals = (logic: typeof modalsMachine, options: { id: 'modals' }) => ModalsActor;
type SpawnLanguage = (logic: typeof languageMachine, options: { id: 'language'; input: LanguageInput }) => LanguageActor;

/** The root: blank until the first session is known, then the shell with its pages. */
export const appMachine = setup({
  types: {} as { context: AppContext; input: AppInput; events: AppEvent; tags: 'blank'; children: { session: 'session' } },
  actors: { session: sessionMachine, page: pageMachine },
  actions: {
    rememberPath: assign(({ context }, { path, isWayIn, isForMembers, isEntrance = false }: Omit<LocationChanged, 'type' | 'pages'>) => ({
      previousPath: context.currentPath,
      currentPath: path,
      isWayIn,
      isForMembers,
      isEntrance,
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
    /** Who is signed in already is led past the forms of the way in: to the source page, or where they begin. */
    leaveEntrance: (_, _params: { sourcePage: string | null }) => undefined,
    goTo: (_, _params: { to: string | number }) => undefined,
    openModal: (_, _params: { box: ModalBox }) => undefined,
    recordPageView: (_, _params: { path: string }) => undefined,
    /** Loads the page anew: what it shows was fetched for somebody else. */
    startOver: (_) => undefined,
  },
  guards: {
    isOldPath: ({ context }, params: { path: string }) => params.path === context.currentPath,
    isMemberAtEntrance: (_, params: { userGuid: string | null; isEntrance?: boolean }) =>
      params.isEntrance === true && params.userGuid !== null,
    isFirst: ({ context }) => context.user === null,
    isNewPath: ({ context }, params: { path: string }) => params.path !== context.currentPath,
    hasLostSession: ({ context: { user, isForMembers } }, { userGuid }: { userGuid: string | null }) =>
      isForMembers && user !== null && user.guid !== null && userGuid === null,
    isSomebodyElse: ({ context: { user, isForMembers } }, { userGuid }: { userGuid: string | null }) =>
      isForMembers && user !== null && userGuid !== null && user.guid !== userGuid,
  },
  delays: { bootstrapTimeout: timings.bootstrapTimeout },
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
    isEntrance: false,
  }),
  invoke: { id: 'session', src: 'session', input: ({ context, self }) => ({ newGuid: context.newGuid, parent: self }) },
  initial: 'starting',
  states: {
    starting: {
      description: 'Blank until the session is known, at most eight seconds.',
      tags: 'blank',
      on: {
        'session.settled': [
          {
            guard: { type: 'isMemberAtEntrance', params: ({ context, event }) => ({ ...context, ...event }) },
            target: 'running',
            actions: [
              { type: 'keepUser', params: ({ event }) => event },
              { type: 'leaveEntrance', params: ({ context }) => context },
            ],
          },
          { target: 'running', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
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
        'location.changed': [
          { guard: { type: 'isOldPath', params: ({ event }) => ({ path: event.path }) } },
          {
            guard: { type: 'isMemberAtEntrance', params: ({ context, event }) => ({ ...event, userGuid: context.user?.guid ?? null }) },
            actions: [
              { type: 'rememberPath', params: ({ event }) => event },
              { type: 'openPages', params: ({ event }) => event },
              'closeModals',
              { type: 'leaveEntrance', params: ({ context }) => context },
            ],
          },
          {
            actions: [
              { type: 'rememberPath', params: ({ event }) => event },
              { type: 'openPages', params: ({ event }) => event },
              'closeModals',
              { type: 'recordPageView', params: ({ event }) => ({ path: event.path }) },
            ],
          },
        ],
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
