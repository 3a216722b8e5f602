import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tellNews } from '../../src/services/server-news.ts';
import { takeOver, watchBuilds } from '../../src/services/versions.ts';

const own = 'app.two.js';

function createWorker() {
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: vi.fn(),
    become: (state: string) => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  });
  return worker;
}

function createRegistration() {
  const registration = Object.assign(new EventTarget(), {
    installing: null as ReturnType<typeof createWorker> | null,
    waiting: null,
    update: vi.fn(() => Promise.resolve()),
    begin: () => {
      const worker = createWorker();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return worker;
    },
  });
  return registration;
}

const takesOver = { type: 'takeOver' };
const tick = () => new Promise((resolve) => setTimeout(resolve));
let registration: ReturnType<typeof createRegistration>;
let container: EventTarget;

beforeEach(() => {
  registration = createRegistration();
  container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: container });
});

afterEach(() => vi.unstubAllGlobals());

/** A tab of this build that learns the server's build. */
async function watchAndHear(build: string): Promise<void> {
  const watch = createActor(watchBuilds(own)).start();
  onTestFinished(() => {
    watch.stop();
  });
  await tick();
  tellNews({ type: 'answered', build });
  await tick();
}

test('a page of the newest build activates that build’s worker once all its files are loaded', async () => {
  const worker = registration.begin();
  await watchAndHear(own);
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.become('installed');
  await tick();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(takesOver);
});

test('also when that worker is registered after the page has learned of its build', async () => {
  await watchAndHear(own);
  const worker = registration.begin();
  await tick();
  worker.become('installed');
  await tick();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(takesOver);
  expect(registration.update).not.toHaveBeenCalled();
});

test('a page of another build loads the new worker, and lets it wait', async () => {
  await watchAndHear('app.three.js');
  const worker = registration.begin();
  await tick();
  worker.become('installed');
  await tick();
  expect(registration.update).toHaveBeenCalledOnce();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('a requested update waits for its worker to load', async () => {
  const worker = registration.begin();
  const actor = createActor(takeOver).start();
  await tick();
  worker.become('installed');
  await tick();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(takesOver);
  expect(actor.getSnapshot().status).toBe('active');
  container.dispatchEvent(new Event('controllerchange'));
  await tick();
  expect(actor.getSnapshot().status).toBe('done');
});

test('an update whose worker failed to load continues without one', async () => {
  const worker = registration.begin();
  const actor = createActor(takeOver).start();
  await tick();
  worker.become('redundant');
  await tick();
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(actor.getSnapshot().status).toBe('done');
});
