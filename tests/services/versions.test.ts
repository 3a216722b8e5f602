import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellNews } from '../../src/services/server-news.ts';
import { takeOver, watchBuilds } from '../../src/services/versions.ts';

const own = 'app.two.js';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  begin(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

const takesOver = { type: 'takeOver' };
const tick = () => new Promise((resolve) => setTimeout(resolve));
let registration: FakeRegistration;
let container: EventTarget;

beforeEach(() => {
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: container });
});

afterEach(() => vi.unstubAllGlobals());

/** A tab of this build that hears which one the server has. */
async function watchAndHear(build: string): Promise<Disposable> {
  const watch = createActor(watchBuilds(own)).start();
  await tick();
  tellNews({ type: 'answered', build });
  await tick();
  return { [Symbol.dispose]: () => watch.stop() };
}

test('a page of the newest build lets the worker of that build take over once it has all its files', async () => {
  const worker = registration.begin();
  using _watch = await watchAndHear(own);
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.become('installed');
  await tick();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(takesOver);
});

test('it also does when that worker is begun after the page has heard of its build', async () => {
  using _watch = await watchAndHear(own);
  const worker = registration.begin();
  await tick();
  worker.become('installed');
  await tick();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(takesOver);
  expect(registration.update).not.toHaveBeenCalled();
});

test('a page of another build has the new worker fetched, and lets it wait', async () => {
  using _watch = await watchAndHear('app.three.js');
  const worker = registration.begin();
  await tick();
  worker.become('installed');
  await tick();
  expect(registration.update).toHaveBeenCalledOnce();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('an update that is wished for while its worker is being fetched waits for that worker', async () => {
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

test('an update whose worker could not be fetched goes on without one', async () => {
  const worker = registration.begin();
  const actor = createActor(takeOver).start();
  await tick();
  worker.become('redundant');
  await tick();
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(actor.getSnapshot().status).toBe('done');
});
