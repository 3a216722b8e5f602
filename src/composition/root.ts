import { string } from 'superstruct';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { PublicConfig } from '../../contract/shell/public-config.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import { appMachine } from '../../machines/shell/app.machine.ts';
import type { LanguageInput } from '../../machines/shell/language.machine.ts';
import { pageMachine } from '../../machines/shell/page.machine.ts';
import { startPageOf } from '../../machines/shell/start-page.ts';
import { anonymousSession, sessionMachine } from '../../machines/shell/session.machine.ts';
import type { AppActor } from '../app/app-context.tsx';
import type { Page } from '../pages/page-table.ts';
import { createApi } from '../services/api.ts';
import { createCall } from '../services/call.ts';
import { typedTextOf } from '../services/typed-texts.ts';
import { createEnvelopeClient } from '../services/envelope-client.ts';
import { watchIntent } from '../services/intent.ts';
import { goTo } from '../services/location.ts';
import { pageViewsAt } from '../services/page-views.ts';
import { takeServedAnswer, takeServedSession } from '../services/served-page.ts';
import { tellNews } from '../services/server-news.ts';
import { endSession } from '../services/account-records.ts';
import { createSessionTabs } from '../services/session-tabs.ts';
import { storedRecord } from '../services/stored-record.ts';
import { createFlowRecords } from './flow-records.ts';
import type { FlowScope } from './flow-scope.ts';
import { createLanguage } from './language/language.ts';
import { createModals } from './shell/modals.ts';
import { composePages } from './page-chunks.ts';

interface Needs {
  config: PublicConfig;
  /** The element to render into. */
  language: LanguageInput;
  /** All pages with a view, by key. */
  pages: ReadonlyMap<string, Page>;
  origin: string;
  /** The route pattern of a path. */
  patternOf: (path: string) => string;
  /** The pages of a path, outermost first. */
  pagesAt: (path: string) => readonly Page[];
}

/** Wires machines to services; nothing else does. Returns the root actor, not yet started, and what flows may use of it. */
export function composeApp({ config, language, pages, origin, patternOf, pagesAt }: Needs): { app: AppActor; scope: FlowScope } {
  const newId = () => crypto.randomUUID();
  const api = createApi(createEnvelopeClient(origin, tellNews, takeServedAnswer), () => {
    // The session expired or was ended elsewhere: look it up, and the app handles the result.
    if (sessionOf(app).getSnapshot().context.session.email !== null) scope.refreshSession();
  });
  const call = createCall(api);

  // Kept in this tab until a sign-in, also over the reload of an update.
  const typedEmail = storedRecord(() => sessionStorage, 'anydish.typed-email', string());

  const scope: FlowScope = {
    api,
    call,
    config,
    newId,
    session: async () => {
      // Wait for the session, not only for the shell: the shell opens after eight seconds even without an answer.
      const { context } = await waitFor(sessionOf(app), (snapshot) => !snapshot.hasTag('pending'));
      return context.session;
    },
    isViewerKnown: () => sessionOf(app).getSnapshot().context.isKnown,
    sourcePage: () => app.getSnapshot().context.sourcePage,
    previousPath: () => app.getSnapshot().context.previousPath,
    typedEmail: () => typedEmail.read() ?? '',
    rememberEmail: typedEmail.write,
    typedText: (field) => typedTextOf(field, () => sessionOf(app).getSnapshot().context.session.guid),
    saveSession: (session) => {
      typedEmail.write(null);
      sessionOf(app).send({ type: 'session.received', session });
    },
    refreshSession: () => sessionOf(app).send({ type: 'session.refresh.requested' }),
    kitchenTimers: () => app.getSnapshot().context.companions?.kitchenNews.getSnapshot().children.timers ?? null,
    flowRecords: () => flowRecords(),
    beginErrand: (logic, input) => app.send({ type: 'errand.begun', logic, input }),
    confirm: (...asked) => modals.confirm(...asked),
    openBox: (...box) => modals.open(...box),
  };

  // In production only: only there does the server set the address.
  const tellPageView = config.analyticsUrl === null ? null : pageViewsAt(config.analyticsUrl);
  const recordPageView = (path: string) => {
    // Page views of impersonating staff are not counted.
    const isVisit = sessionOf(app).getSnapshot().context.session.extra.suLogin === undefined;
    if (isVisit) tellPageView?.(patternOf(path));
  };

  const tabs = createSessionTabs();
  const session = sessionMachine.provide({
    actors: {
      // The first answer comes with the page.
      loadSession: fromPromise<Session>(({ signal }) => {
        const known = takeServedSession(() => anonymousSession(newId()));
        return known === null ? api(sessionEndpoints.getSession, { signal }) : Promise.resolve(known);
      }),
      endSession: endSession(api),
      followTabs: tabs.follow,
    },
    actions: {
      tellTabs: (_, { userGuid }) => tabs.tell(userGuid),
      // A failed session load is only logged: pages work signed out.
      logError: (_, { error }) => console.error(`The session could not be loaded: ${error.message}`),
      reportError: (_, { error }) =>
        void import('../services/failure-notice.ts').then(
          ({ showFailure }) => showFailure(error),
          // Without a network its code is missing too, and the notice of all pages says so.
          () => undefined,
        ),
    },
  });
  const chunks = composePages(pages, scope);
  const page = pageMachine.provide({
    actors: chunks.actors,
    actions: {
      reload: () => location.reload(),
      leaveTo: (_, { path }) => {
        // The user must not come back to a finished flow.
        if (path !== null) modals.leave(() => goTo(path, true));
      },
    },
  });
  const findStart = fromPromise<string | null>(async () => {
    const viewer = await scope.session();
    return viewer.email === null ? null : startPageOf(viewer);
  });
  const app: AppActor = createActor(
    appMachine.provide({
      actors: { session, page, findStart },
      actions: {
        goTo: (_, { to }) => modals.leave(() => goTo(to)),
        leaveEntrance: (_, { to }) => goTo(to, true),
        openModal: (_, { box }) => void modals.open(() => Promise.resolve(box)),
        startOver: () => location.reload(),
        recordPageView: (_, { path }) => recordPageView(path),
      },
    }),
    {
      input: { newGuid: newId },
    },
  );
  const flowRecords = createFlowRecords(app);
  const modals = createModals(app);
  watchIntent((path) => {
    // The document outlives a stopped app.
    if (app.getSnapshot().children.session === undefined) return;
    const { isVerified } = sessionOf(app).getSnapshot().context.session;
    for (const wanted of pagesAt(path)) void chunks.fetchAhead(wanted, isVerified);
  });
  createLanguage({ app, call, saveSession: scope.saveSession }, language);
  return { app, scope };
}

function sessionOf(app: AppActor) {
  const { session } = app.getSnapshot().children;
  if (session === undefined) throw new Error('The session actor is missing.');
  return session;
}
