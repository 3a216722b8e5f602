import { and, assign, enqueueActions, setup, stateIn, type AnyStateMachine, type PromiseActorLogic } from 'xstate';
import type { AppContext, AppEvent, AppInput, Errand, ErrandBegun, LanguageActor, LanguageArrived, ModalsActor } from './app.model.ts';
import { arrives, isWayIn, losing, stays, stepsTo, type LocationChanged, type Place } from './place.ts';
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
type SpawnErrand = (logic: AnyStateMachine, options: { id: string; input: unknown }) => Errand;

/** The root: blank until the first session is known, then the shell and its pages. */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    input: AppInput;
    events: AppEvent;
    tags: 'blank';
    children: { session: 'session'; findStart: 'findStart' };
  },
  actors: { session: sessionMachine, page: pageMachine } as {
    session: typeof sessionMachine;
    page: typeof pageMachine;
    /** The start page, once the server has identified the user; null for a visitor. */
    findStart: PromiseActorLogic<string | null>;
  },
  actions: {
    rememberPath: assign(({ context }, { path }: { path: string }) => ({ previousPath: context.currentPath, currentPath: path })),
    keepSourcePage: assign({ sourcePage: ({ context }) => safeSourcePage(context.previousPath) }),
    openPages: enqueueActions(({ context, enqueue }, { pages: requests, place }: Pick<LocationChanged, 'pages' | 'place'>) => {
      const isOnWayIn = isWayIn(place);
      const waiting = context.parked?.pages ?? [];
      const isBack = !isOnWayIn && context.parked?.userGuid === context.user?.guid;
      const alive = [...new Set([...context.pages, ...waiting])];
      // Drops the input of the previous user.
      const fit = isOnWayIn || isBack ? alive : alive.filter((page) => !waiting.includes(page));
      const openAt = (key: string) => fit.find((page) => page.key === key);
      const wanted = new Set(requests.map((request) => openAt(request.key)));
      // Parked pages stay during the sign-in pages; any other address discards those it does not show.
      for (const page of alive) if (!wanted.has(page) && !(isOnWayIn && waiting.includes(page))) enqueue.stopChild(page.actor);
      enqueue.assign({
        pages: ({ spawn }) =>
          requests.map(
            ({ key, chunkId, address }) =>
              openAt(key) ?? { key, chunkId, actor: spawn('page', { id: `page.${key}`, input: { chunkId, address } }) },
          ),
        parked: isOnWayIn ? context.parked : null,
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
    beginErrand: enqueueActions(({ context: { errands, newGuid }, enqueue }, { logic, input }: Omit<ErrandBegun, 'type'>) => {
      const isOver = (errand: Errand) => errand.getSnapshot().status !== 'active';
      for (const errand of errands.filter(isOver)) enqueue.stopChild(errand);
      enqueue.assign({
        errands: ({ spawn }) => [
          ...errands.filter((errand) => !isOver(errand)),
          (spawn as unknown as SpawnErrand)(logic, { id: `errand.${newGuid()}`, input }),
        ],
      });
    }),
    closeModals: enqueueActions(({ context, enqueue }) => {
      if (context.modals !== null) enqueue.sendTo(context.modals, { type: 'page.left' });
    }),
    keepUser: assign({ user: (_, { userGuid }: { userGuid: string | null }) => ({ guid: userGuid }) }),
    /** When a session ends, pages keep their input until their user signs in again. */
    park: assign({
      parked: ({ context: { pages, user } }) => (user === null || user.guid === null ? null : { pages, userGuid: user.guid }),
    }),
    /** The user is now known: pages that started without a user restart. */
    tellPages: enqueueActions(({ context, enqueue }) => {
      for (const { actor } of context.pages) enqueue.sendTo(actor, { type: 'viewer.returned' });
    }),
    /** Holes for the composition root. */
    /** Skips a sign-in form, replacing its history entry. */
    leaveEntrance: (_, _params: { to: string }) => undefined,
    goTo: (_, _params: { to: string | number }) => undefined,
    openModal: (_, _params: { box: ModalBox }) => undefined,
    recordPageView: (_, _params: { path: string }) => undefined,
    /** Reloads the page: its data was fetched for another user. */
    startOver: (_) => undefined,
  },
  guards: {
    isOldPath: ({ context }, params: { path: string }) => params.path === context.currentPath,
    isAt: (_, params: { place: Place; wanted: Place }) => params.place === params.wanted,
    isMemberAtEntrance: ({ context: { user } }, { place }: { place: Place }) => place === 'entrance' && user !== null && user.guid !== null,
    isMemberHere: ({ context: { user } }) => user !== null && user.guid !== null,
    hasStart: (_, { start }: { start: string | null }) => start !== null,
    isStarting: stateIn({ shell: 'starting' }),
    isMember: ({ event }) => event.type === 'session.settled' && event.userGuid !== null,
    isFirst: ({ context }) => context.user === null,
    hasLostSession: ({ context: { user } }, { userGuid }: { userGuid: string | null }) =>
      user !== null && user.guid !== null && userGuid === null,
    isSomebodyElse: ({ context: { user } }, { userGuid }: { userGuid: string | null }) =>
      user !== null && userGuid !== null && user.guid !== userGuid,
  },
  delays: { bootstrapTimeout: timings.bootstrapTimeout },
}).createMachine({
  id: 'app',
  description: 'The whole product in one tab.',
  context: ({ input }) => ({
    ...input,
    pages: [],
    errands: [],
    parked: null,
    user: null,
    modals: null,
    language: null,
    companions: null,
    currentPath: null,
    previousPath: null,
    sourcePage: null,
  }),
  invoke: { id: 'session', src: 'session', input: ({ context, self }) => ({ newGuid: context.newGuid, parent: self }) },
  on: { 'errand.begun': { actions: { type: 'beginErrand', params: ({ event }) => event } } },
  type: 'parallel',
  states: {
    place: {
      description: 'What kind of page is open.',
      on: {
        'location.changed': [stays, arrives('public', '.public'), arrives('members', '.members'), ...stepsTo('.wayIn')],
        // Also when another tab signed out or the session expired: a refused call looks the session up.
        'session.settled': [
          { guard: 'isStarting', actions: { type: 'keepUser', params: ({ event }) => event } },
          { guard: 'isFirst', actions: [{ type: 'keepUser', params: ({ event }) => event }, 'tellPages'] },
          { actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
      initial: 'public',
      states: {
        public: { description: 'A page for everybody; also as long as there is no address.' },
        members: { description: 'A page that needs a session.', on: losing },
        wayIn: {
          description: 'The way in: sign-up, sign-in or reset. It keeps the page that the user comes from.',
          entry: 'keepSourcePage',
          on: { 'location.changed': [stays, ...stepsTo('')] },
          initial: 'step',
          states: {
            step: { description: 'A step that everybody may see.' },
            entrance: {
              description: 'A form that only visitors need: somebody who is signed in is led past it.',
              initial: 'opening',
              states: {
                opening: { description: 'Passed at once.', always: [{ guard: 'isMemberHere', target: 'leading' }, 'shown'] },
                shown: {
                  description: 'The form is shown.',
                  on: {
                    'session.settled': {
                      guard: and(['isStarting', 'isMember']),
                      target: 'leading',
                      actions: { type: 'keepUser', params: ({ event }) => event },
                    },
                  },
                },
                leading: {
                  // The navigation may be due to the end of the session; then the session is being looked up.
                  description: 'It is asked who this is. A member is led to the source page, or where members begin.',
                  invoke: {
                    id: 'findStart',
                    src: 'findStart',
                    onDone: [
                      {
                        guard: { type: 'hasStart', params: ({ event }) => ({ start: event.output }) },
                        target: 'shown',
                        actions: {
                          type: 'leaveEntrance',
                          params: ({ context, event }) => ({ to: context.sourcePage ?? event.output ?? '/' }),
                        },
                      },
                      'shown',
                    ],
                    onError: 'shown',
                  },
                },
              },
            },
            lastStep: { description: 'A step of somebody who is signed in.', on: losing },
          },
        },
      },
    },
    shell: {
      description: 'Whether the pages are shown.',
      initial: 'starting',
      states: {
        starting: {
          // Pages load while the session is being looked up; they are shown when it is known.
          description: 'Blank until the session is known, at most eight seconds.',
          tags: 'blank',
          on: { 'session.settled': 'running', 'session.unanswered': 'running' },
          after: { bootstrapTimeout: 'running' },
        },
        running: {
          description: 'The full shell.',
          // Records a page view on each route change once the app is ready.
          entry: enqueueActions(({ context, enqueue }) => {
            if (context.currentPath !== null) enqueue({ type: 'recordPageView', params: { path: context.currentPath } });
          }),
          on: {
            'location.changed': [
              stays,
              { guard: { type: 'isMemberAtEntrance', params: ({ event }) => event } },
              { actions: { type: 'recordPageView', params: ({ event }) => ({ path: event.path }) } },
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
    },
  },
});
