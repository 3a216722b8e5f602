import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type EventObject } from 'xstate';
import { kitchenNewsPath } from '../../contract/kitchen/kitchen-news.ts';
import { listenToJob } from '../../src/services/job-events.ts';
import { listenToKitchen } from '../../src/services/kitchen-news.ts';

/** A stream as the browser has it: the test says what comes. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static newest: Stream | undefined;
  readonly readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.newest = this;
  }
  close(): void {}
  tell(data: object, name = 'message'): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => vi.stubGlobal('EventSource', Stream));
afterEach(() => vi.unstubAllGlobals());

function hear(actor: typeof listenToJob | ReturnType<typeof listenToKitchen>) {
  const heard: EventObject[] = [];
  const machine = setup({ actors: { actor } }).createMachine({
    invoke: { src: 'actor', input: { companyUri: 'ana', jobGuid: 'job', userGuid: 'ana' } },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const started = createActor(machine).start();
  return { heard, stop: () => started.stop() };
}

const whole = {
  title: 'A stew',
  summary: null,
  servings: 4,
  ingredients: [],
  steps: [{ text: 'Soak the beans.', minutes: null }],
};

test('a job’s stream is asked for differences, and each is heard as the partial recipe that it makes', () => {
  const { heard, stop } = hear(listenToJob);
  expect(Stream.newest?.url).toMatch(/\/events\?partials=changes$/);
  const changes = { type: 'changes', fields: { title: 'A bean stew' }, steps: { keep: 1, add: [{ text: 'Serve.', minutes: 2 }] } };
  // Without a recipe before it, it says nothing.
  Stream.newest?.tell(changes);
  expect(heard).toEqual([]);
  Stream.newest?.tell({ type: 'partial', recipe: whole });
  Stream.newest?.tell(changes);
  Stream.newest?.tell({ type: 'changes', fields: { servings: 'many' } });
  Stream.newest?.tell({ type: 'changes', fields: { servings: 6 } });
  const after = { ...whole, title: 'A bean stew', steps: [...whole.steps, { text: 'Serve.', minutes: 2 }] };
  expect(heard.map((event) => ('event' in event ? event.event : null))).toEqual(
    [whole, after, { ...after, servings: 6 }].map((recipe) => ({ type: 'partial', recipe })),
  );
  stop();
});

test('a tab asks who it is when the count of ended sessions changes, and not for the first one', async () => {
  const checkSession = vi.fn();
  const { stop } = hear(listenToKitchen(checkSession));
  // The lock of the one tab with the stream is given a moment later.
  await vi.waitUntil(() => Stream.newest?.url === kitchenNewsPath);
  Stream.newest?.tell({ count: 4 }, 'session');
  Stream.newest?.tell({ count: 4 }, 'session');
  expect(checkSession).not.toHaveBeenCalled();
  Stream.newest?.tell({ count: 5 }, 'session');
  Stream.newest?.tell({ count: -1 }, 'session');
  expect(checkSession).toHaveBeenCalledTimes(2);
  stop();
});
