import ky from 'ky';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { answeredBy, hearNews, tellNews } from './server-news.ts';

const workerAddress = '/service-worker.js';
/** Interval of version checks in an open tab, in milliseconds. */
const hour = 60 * 60_000;
/** Time-out: a slower server counts as unreachable. */
const timeout = 5_000;

/** Pings the server and publishes the result. Rejects when it does not answer. */
export async function askForBuild(signal?: AbortSignal): Promise<void> {
  const options = { cache: 'no-store', retry: 0, timeout, throwHttpErrors: false, ...(signal !== undefined && { signal }) } as const;
  tellNews(answeredBy(await ky.head(workerAddress, options)));
}

const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

/** The waiting worker, once all its files are loaded; null when there is none. */
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
  // The page already runs the newest build: a worker of the same build may activate at once. One of another build may load in the
  // meantime.
  if (build === own) (await findNextWorker(registration))?.postMessage({ type: 'takeOver' });
  else await registration.update();
}

/** Reports the server's build: on reachability checks, when a tab becomes visible, and once an hour in an open tab. */
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
    // A reloaded page may be ready before the worker of its build is registered.
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

/** Activates the waiting worker; resolves when it is active, or when there is none. */
export const takeOver = fromPromise<unknown>(async () => {
  const registration = await findRegistration();
  // Its code may still be loading.
  await registration?.update();
  const next = registration === undefined ? null : await findNextWorker(registration);
  if (next === null) return;
  const hasTakenOver = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  next.postMessage({ type: 'takeOver' });
  await hasTakenOver;
});

/** Caches the product for offline starts: all files this page has loaded so far. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', addresses: performance.getEntriesByType('resource').map(({ name }) => name) });
}

/**
 * Where no worker is wanted: removes an existing one and its caches. Loading the script that does the same takes longer, because a
 * browser delays it while the old worker is in use.
 */
export async function undoWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
