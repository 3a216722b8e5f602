import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromCallback, setup, waitFor } from 'xstate';
import { toWire } from '../../contract/casing.ts';
import type { Session } from '../../contract/entities.ts';
import { errorCodes, type ErrorName } from '../../contract/errors.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import type { AppActor } from '../../src/app/app-context.tsx';
import { flowOf, withoutFlow, type FlowScope, type OpenFlow } from '../../src/composition/flow-scope.ts';
import { composeApp } from '../../src/composition/root.ts';
import type { Page } from '../../src/pages/page-table.ts';
import type { Place } from '../../machines/shell/place.ts';
import { ada, anonymous, failure, inEnglish } from '../machines/samples.ts';
import { expectNoise } from '../support/noise.ts';
import { testConfig } from '../support/views/render-flow.tsx';

interface Asked {
  what: string;
  body: string;
  answer: (payload: unknown, refusal?: ErrorName) => void;
}

/** Every call to the network, in the order in which they were made. */
let asked: Asked[] = [];
/** The apps of a test; each ends with it. */
const apps: AppActor[] = [];

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // Boxes open and close at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer: Asked['answer'] = (payload, refusal) => {
      const { statusCode, http } = refusal === undefined ? { statusCode: 0, http: 200 } : errorCodes[refusal];
      const body = { status_code: statusCode, status_text: refusal ?? 'OK', payload: toWire(payload) };
      resolve(new Response(JSON.stringify(body), { status: http, headers: { 'content-type': 'application/json' } }));
    };
    asked.push({ what: `${request.method} ${new URL(request.url).pathname}`, body: await request.text(), answer });
    return promise;
  });
});
afterEach(async () => {
  for (const app of apps.splice(0)) {
    // It comes by itself.
    await waitFor(app, ({ context }) => context.language !== null);
    app.stop();
  }
  vi.unstubAllGlobals();
});

const callsOf = (what: string) => asked.filter((call) => call.what === what);
const newest = (what: string) =>
  vi.waitFor(() => {
    const call = callsOf(what).at(-1);
    if (call === undefined) throw new Error(`${what} was not asked.`);
    return call;
  });

/** The product with one page; what its flow is given is `scope()`. */
function start({ flow, config = {} }: { flow?: OpenFlow; config?: Partial<typeof testConfig> } = {}) {
  let given: FlowScope | null = null;
  const open: OpenFlow = (scope, address) => {
    given = scope;
    return flow?.(scope, address) ?? withoutFlow;
  };
  const page: Page = { key: 'page', path: '/page', title: { id: 'A page' }, load: async () => () => null, flow: async () => open };
  const { app } = composeApp({
    config: { ...testConfig, ...config },
    language: inEnglish,
    pages: new Map([['page', page]]),
    origin: location.origin,
    patternOf: (path) => `${path}/:pattern`,
    pagesAt: () => [],
  });
  app.start();
  apps.push(app);
  const goTo = (path: string, place: Place = 'public') => {
    history.replaceState(null, '', path);
    const pages = [{ key: path, chunkId: 'page', address: { path, params: {} } }];
    app.send({ type: 'location.changed', path, pages, place });
  };
  const scope = () =>
    vi.waitFor(() => {
      if (given === null) throw new Error('No flow has begun.');
      return given;
    });
  const answerSession = async (session: Session) => {
    (await newest('GET /api/session')).answer(session);
    await waitFor(app, (snapshot) => snapshot.children.session?.getSnapshot().matches('known') === true);
  };
  return { app, goTo, scope, answerSession, session: () => app.getSnapshot().children.session?.getSnapshot().context.session };
}

/** Signed in, on a page. */
async function startAs(session: Session, more?: Parameters<typeof start>[0]) {
  const started = start(more);
  started.goTo('/page');
  await started.answerSession(session);
  return { ...started, given: await started.scope() };
}

test('asks who is here, and opens the shell with the answer', async () => {
  const { app, answerSession, session } = start();
  expect(app.getSnapshot().hasTag('blank')).toBe(true);
  await answerSession(ada);
  expect([app.getSnapshot().hasTag('blank'), session()]).toEqual([false, ada]);
});

test('a flow learns who is here once that is known', async () => {
  const { goTo, scope, answerSession } = start();
  goTo('/page');
  const given = await scope();
  const told = given.session();
  expect(given.isViewerKnown()).toBe(false);
  await answerSession(ada);
  expect([await told, given.isViewerKnown()]).toEqual([ada, true]);
});

test('a load error of the session is logged, and the pages work on', async () => {
  expectNoise(/The session could not be loaded/);
  const { app } = start();
  (await newest('GET /api/session')).answer(null, 'unknown');
  await waitFor(app, (snapshot) => !snapshot.hasTag('blank'));
  expect(app.getSnapshot().matches({ shell: 'running' })).toBe(true);
});

test.each([
  ['a member has the server asked who is here', ada, 2],
  ['a visitor changes nothing', anonymous, 1],
])('a refusal for want of a session: %s', async (_, viewer, times) => {
  const { given } = await startAs(viewer);
  const call = given.api(sessionEndpoints.signOut);
  (await newest('DELETE /api/session')).answer(null, 'notSignedIn');
  await expect(call).rejects.toMatchObject({ statusCode: failure('notSignedIn').statusCode });
  expect(callsOf('GET /api/session')).toHaveLength(times);
});

test('an address that was typed stays until somebody signs in', async () => {
  const { given, session } = await startAs(anonymous);
  expect(given.typedEmail()).toBe('');
  given.rememberEmail('ada@anydish.example');
  expect(given.typedEmail()).toBe('ada@anydish.example');
  given.saveSession(ada);
  expect([given.typedEmail(), session()?.email]).toEqual(['', ada.email]);
});

test('what is typed belongs to the user who typed it', async () => {
  const { given } = await startAs(ada);
  given.typedText('fullName').write('Ada L');
  expect(given.typedText('fullName').read()).toBe('Ada L');
  given.saveSession({ ...ada, guid: 'guid-other' });
  expect(given.typedText('fullName').read()).toBeNull();
});

test('a flow that ends leads on, and is no place to come back to', async () => {
  const ending = setup({ types: {} as { output: { redirectTo: string } }, actors: { work: fromCallback(() => undefined) } }).createMachine({
    initial: 'over',
    states: { over: { type: 'final' } },
    output: { redirectTo: '/account' },
  });
  const entries = history.length;
  const { goTo, answerSession } = start({ flow: () => flowOf(ending, undefined) });
  goTo('/page');
  await answerSession(ada);
  await vi.waitFor(() => expect(location.pathname).toBe('/account'));
  expect(history.length).toBe(entries);
});

test.each([
  ['a member is led to where members begin', ada, '/ai/adas-kitchen/new'],
  ['a visitor stays', anonymous, '/login'],
])('at an entrance %s', async (_, viewer, path) => {
  const { goTo, answerSession } = start();
  goTo('/login', 'entrance');
  await answerSession(viewer);
  await vi.waitFor(() => expect(location.pathname).toBe(path));
});

test('a question that is asked opens a box, and its yes is told', async () => {
  const { app, given } = await startAs(ada);
  const answer = given.confirm({ title: 'Stop?', text: 'It stops.', yes: 'Stop', no: 'Go on' });
  await waitFor(app, ({ context }) => context.modals !== null);
  const { modals } = app.getSnapshot().context;
  await vi.waitFor(() => expect(modals?.getSnapshot().value).toBe('showing'));
  const [box] = modals?.getSnapshot().context.boxes ?? [];
  expect(box?.box).toMatchObject({ title: 'Stop?', content: { yes: 'Stop' } });
  modals?.send({ type: 'modal.dismissed', key: box?.key ?? '', outcome: true });
  expect(await answer).toBe(true);
});

const analyticsUrl = 'https://analytics.example/views';

test('a page view is told by its pattern', async () => {
  await startAs(ada, { config: { analyticsUrl } });
  expect((await newest('POST /views')).body).toBe('{"path":"/page/:pattern"}');
});

test('what staff do in a user’s place is no visit', async () => {
  const suLogin = { guid: 'guid-staff', email: 'staff@anydish.example' };
  const { goTo } = await startAs({ ...ada, extra: { ...ada.extra, suLogin } }, { config: { analyticsUrl } });
  goTo('/other');
  expect(callsOf('POST /views')).toEqual([]);
});
