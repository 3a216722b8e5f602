import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import type { AccountMessage } from '../../contract/kitchen/account-messages.ts';
import type { WatchedJob } from '../../machines/kitchen/job-watch.machine.ts';
import { passMessages } from '../../src/services/account-messages.ts';
import type { Api } from '../../src/services/api.ts';
import { listenToJob } from '../../src/services/job-events.ts';
import { followOwnList } from '../../src/services/shopping-events.ts';
import { failure } from '../machines/samples.ts';
import { settled } from '../support/stage.ts';

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
  isOpen = true;
  close(): void {
    this.isOpen = false;
  }
  tell(data: object, name = 'message'): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  Stream.newest = undefined;
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  passMessages([{ kind: 'live', isLive: false }]);
  vi.unstubAllGlobals();
});

/** A server that answers these, one after the other, and fails then; what it was asked. */
function answering(...answers: object[]) {
  const asked: unknown[] = [];
  const api = ((_endpoint: object, call: object) => {
    asked.push('query' in call ? call.query : 'body' in call ? call.body : null);
    const answer = answers.shift();
    return answer === undefined ? Promise.reject(failure('unknown')) : Promise.resolve(answer);
  }) as unknown as Api;
  return { api, asked };
}

function hear(actor: CallbackActorLogic<EventObject, WatchedJob> | CallbackActorLogic<EventObject>) {
  const heard: EventObject[] = [];
  const machine = setup({ actors: { actor } }).createMachine({
    invoke: { src: 'actor', input: { companyUri: 'ana', jobGuid: 'job' } },
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
  const { heard, stop } = hear(listenToJob(answering().api));
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

const live = (isLive: boolean) => passMessages([{ kind: 'live', isLive }]);
const progress = (message: Partial<Extract<AccountMessage, { kind: 'job' }>>) =>
  passMessages([{ kind: 'message', message: { kind: 'job', job: 'job', stored: null, partial: null, ...message } }]);
const eventsOf = (heard: EventObject[]) => heard.flatMap((event) => ('event' in event ? [event.event] : []));
const writing = { type: 'stage', stage: 'writing' } as const;
const partial = (title: string) => ({ type: 'partial', recipe: { ...whole, title } }) as const;
const renamed = (title: string) => ({ type: 'changes', fields: { title } }) as const;

test('with messages a job needs no stream: what was told before is asked for, and the rest comes as messages', async () => {
  live(true);
  const { api, asked } = answering({ events: [{ sequence: 1, event: writing }], isTold: true });
  const { heard, stop } = hear(listenToJob(api));
  await settled();
  expect([asked, Stream.newest]).toEqual([[{ after: '0' }], undefined]);
  progress({ partial: { base: 1, changes: renamed('Of nothing') } });
  progress({ stored: { sequence: 2, event: partial('A stew') } });
  progress({ stored: { sequence: 2, event: partial('A stew') } });
  progress({ partial: { base: 2, changes: renamed('A bean stew') } });
  progress({ partial: { base: 1, changes: renamed('Late') } });
  progress({ job: 'another', stored: { sequence: 3, event: writing } });
  expect(eventsOf(heard)).toEqual([writing, partial('A stew'), partial('A bean stew')]);
  expect(asked).toHaveLength(1);
  stop();
});

test('what no message has is asked for: a gap, an end, and what came while there were none', async () => {
  live(true);
  const event = (sequence: number) => ({ sequence, event: writing });
  const { api, asked } = answering(
    { events: [], isTold: true },
    { events: [event(1), event(2), event(3)], isTold: true },
    { events: [event(4)], isTold: true },
    { events: [event(5)], isTold: true },
  );
  const { heard, stop } = hear(listenToJob(api));
  await settled();
  for (const [happens, count] of [
    [() => progress({ stored: event(3) }), 3],
    [() => progress({}), 4],
    [() => live(true), 5],
  ] as const) {
    happens();
    await settled();
    expect(eventsOf(heard)).toHaveLength(count);
  }
  expect(asked).toEqual([{ after: '0' }, { after: '0' }, { after: '3' }, { after: '4' }]);
  stop();
});

test.each([
  ['messages are lost', [{ events: [{ sequence: 4, event: writing }], isTold: true }], () => live(false), 4],
  ['the job is another member’s', [{ events: [{ sequence: 4, event: writing }], isTold: false }], () => undefined, 4],
  ['the server does not answer', [], () => undefined, 0],
])('when %s, the stream goes on after the last event', async (_, answers, happens, after) => {
  live(true);
  const { api } = answering(...answers);
  const { heard, stop } = hear(listenToJob(api));
  await settled();
  happens();
  expect(Stream.newest?.url).toContain(after === 0 ? '/events?partials=changes' : `/events?partials=changes&after=${after}`);
  Stream.newest?.tell({ type: 'partial', recipe: whole });
  expect(eventsOf(heard).at(-1)).toEqual(partial('A stew'));
  progress({ stored: { sequence: 5, event: writing } });
  expect(eventsOf(heard).at(-1), 'it hears one of the two').toEqual(partial('A stew'));
  stop();
  expect(Stream.newest?.isOpen).toBe(false);
});

test('the viewer’s list is read again with each message about it, and has its stream while there are none', async () => {
  const fetched = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', fetched);
  const list = { version: 1 };
  const { api, asked } = answering(list, list, list);
  const { heard, stop } = hear(followOwnList(api));
  expect(fetched).toHaveBeenCalledTimes(1);
  live(true);
  await settled();
  passMessages([{ kind: 'message', message: { kind: 'shopping' } }]);
  progress({});
  live(true);
  await settled();
  expect(heard).toEqual([list, list, list].map((one) => ({ type: 'list.told', list: one })));
  expect(asked).toEqual([{}, {}, {}]);
  live(false);
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
});
