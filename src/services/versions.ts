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

async function prepareWorker(build: string, own: string): Promise<void> {
  const registration = await findRegistration();
  // The page is of the newest build already: a worker of the same may take over at once. One of another build is fetched meanwhile.
  if (build === own) registration?.waiting?.postMessage({ type: 'takeOver' });
  else await registration?.update();
}

/**
 * Tells which build the server has, as often as it says so: when the connection is looked into, when a tab that is looked at again asks
 * whose it is, and once an hour in a tab that nobody leaves.
 */
export const watchBuilds = (own: string) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const stopHearing = hearNews((news) => {
      if (news.type === 'silent' || news.build === null) return;
      sendBack({ type: 'build.found', build: news.build });
      prepareWorker(news.build, own).catch(() => undefined);
    });
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askForBuild().catch(() => undefined);
    }, hour);
    return () => {
      stopHearing();
      clearInterval(timer);
    };
  });

/** Lets the worker that waits take over from the one of before; resolves when it has, or when none waits. */
export const takeOver = fromPromise<unknown>(async () => {
  const next = (await findRegistration())?.waiting ?? null;
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
