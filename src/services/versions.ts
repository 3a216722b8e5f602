import ky from 'ky';
import { fromCallback, fromPromise, type EventObject } from 'xstate';

// Nothing is imported from the worker, nor by it: it must be one file.
const buildHeader = 'x-build';
const workerAddress = '/service-worker.js';
/** Milliseconds between two looks of a tab that nobody leaves. */
const hour = 60 * 60_000;
/** A server that takes longer is as good as none. */
const timeout = 5_000;

/** Asks the server for a sign of life: the build that it has, null when it does not say. Rejects when it does not answer. */
export async function askForBuild(signal?: AbortSignal): Promise<string | null> {
  const options = { cache: 'no-store', retry: 0, timeout, throwHttpErrors: false, ...(signal !== undefined && { signal }) } as const;
  return (await ky.head(workerAddress, options)).headers.get(buildHeader);
}

/** What this tab runs: the file that its page began with. It is named by the hashes of all others. */
export const ownBuild = (page: Document): string =>
  /[^/]+$/.exec(page.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[0] ?? '';

const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

/** Tells which build the server has, whenever this tab is looked at again, and once an hour. */
export const watchBuilds = (own: string) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const look = async () => {
      const build = await askForBuild().catch(() => null);
      if (build === null) return;
      sendBack({ type: 'build.found', build });
      const registration = await findRegistration();
      // The page is of the newest build already: a worker of the same may take over at once. One of another build is fetched meanwhile.
      if (build === own) registration?.waiting?.postMessage({ type: 'takeOver' });
      else await registration?.update();
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') look().catch(() => undefined);
    };
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    const timer = setInterval(lookAgain, hour);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
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
