import ky from 'ky';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { answeredBy, hearNews, tellNews } from './server-news.ts';

const workerAddress = '/service-worker.js';
/** Milliseconds between two looks of a tab that nobody leaves. */
const hour = 60 * 60_000;
/** A server that takes longer is as good as none. */
const timeout = 5_000;

/** Asks the server for a sign of life, and tells its news. Rejects when it does not answer. */
export async function askForBuild(signal?: AbortSignal): Promise<void> {
  const options = { cache: 'no-store', retry: 0, timeout, throwHttpErrors: false, ...(signal !== undefined && { signal }) } as const;
  tellNews(answeredBy(await ky.head(workerAddress, options)));
}

const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

/** The worker that is to follow, once it has all its files; null when none comes. */
async function findNextWorker({ waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (waiting !== null || installing === null) return waiting;
  await new Promise((resolve) => {
    installing.addEventListener('statechange', resolve, { once: true });
  });
  return installing.state === 'installed' ? installing : null;
}

async function prepareWorker(build: string, own: string): Promise<void> {
  const registration = await findRegistration();
  if (registration === undefined) return;
  // The page is of the newest build already: a worker of the same may take over at once. One of another build is fetched meanwhile.
  if (build === own) (await findNextWorker(registration))?.postMessage({ type: 'takeOver' });
  else await registration.update();
}

/**
 * Tells which build the server has, as often as it says so: when the connection is looked into, when a tab that is looked at again asks
 * whose it is, and once an hour in a tab that nobody leaves.
 */
export const watchBuilds = (own: string) =>
  fromCallback<EventObject>(({ sendBack }) => {
    let newest: string | null = null;
    const prepare = () => {
      if (newest !== null) prepareWorker(newest, own).catch(() => undefined);
    };
    const stopHearing = hearNews((news) => {
      if (news.type === 'silent' || news.build === null) return;
      newest = news.build;
      sendBack({ type: 'build.found', build: news.build });
      prepare();
    });
    // A page that was loaded anew may be there before the worker of its build is even begun.
    const ended = new AbortController();
    const noticeWorker = () => {
      if (newest === own) prepare();
    };
    findRegistration()
      .then((registration) => registration?.addEventListener('updatefound', noticeWorker, ended))
      .catch(() => undefined);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askForBuild().catch(() => undefined);
    }, hour);
    return () => {
      stopHearing();
      ended.abort();
      clearInterval(timer);
    };
  });

/** Lets the worker that is to follow take over from the one of before; resolves when it has, or when none comes. */
export const takeOver = fromPromise<unknown>(async () => {
  const registration = await findRegistration();
  // Its code may still be on its way.
  await registration?.update();
  const next = registration === undefined ? null : await findNextWorker(registration);
  if (next === null) return;
  const hasTakenOver = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  next.postMessage({ type: 'takeOver' });
  await hasTakenOver;
});

/** Has the product kept for a start without a network: with all that this page was made of so far. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', addresses: performance.getEntriesByType('resource').map(({ name }) => name) });
}

/**
 * Where no worker is wanted: has the browser fetch what undoes one from before. By itself it looks when that worker comes to rest, and that may
 * take long.
 */
export async function undoWorker(): Promise<void> {
  await (await findRegistration())?.update();
}
