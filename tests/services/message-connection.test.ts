import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type EventObject } from 'xstate';
import { toWire } from '../../contract/casing.ts';
import { connectMessages } from '../../src/services/message-connection.ts';

type Callback = (error: Error | null, message: { subject: string; json: () => unknown }) => void;

/** A connection as the library has it: the test says what comes. */
function createConnection() {
  const subscriptions = new Map<string, Callback>();
  let end: (() => void) | undefined;
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    subscriptions,
    subscribe: (subject: string, { callback }: { callback: Callback }) => void subscriptions.set(subject, callback),
    flush: vi.fn(() => Promise.resolve()),
    closed: () => closed,
    close: vi.fn(() => {
      end?.();
      return Promise.resolve();
    }),
    tell: (pattern: string, subject: string, message: unknown) => subscriptions.get(pattern)?.(null, { subject, json: () => message }),
  };
}

const library = vi.hoisted(() => ({
  asked: [] as unknown[],
  connect: (): Promise<unknown> => Promise.reject(new Error('The test says how it is.')),
}));
vi.mock('@nats-io/nats-core', () => ({
  wsconnect: (options: unknown) => {
    library.asked.push(options);
    return library.connect();
  },
}));
const answersWith = (connection: object) => {
  library.connect = () => Promise.resolve(connection);
};

const tokenOf = (...allow: string[]) => `head.${Buffer.from(JSON.stringify({ nats: { sub: { allow } } })).toString('base64url')}.signature`;
const token = tokenOf('u.ada.session', 'u.ada.3.*');

function connect(given = token) {
  const heard: EventObject[] = [];
  const machine = setup({ actors: { connectMessages } }).createMachine({
    invoke: { src: 'connectMessages', input: { address: 'wss://messages.example', token: given, userGuid: 'ada' } },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
}

beforeEach(() => {
  library.asked = [];
});

test('listens to what the token allows of its own account, and says so once the server has all of it', async () => {
  const connection = createConnection();
  answersWith(connection);
  const wide = tokenOf('u.ada.session', 'u.ada.3.*', 'u.bob.3.*', '>');
  const { heard, stop } = connect(wide);
  await vi.waitUntil(() => heard.length > 0);
  expect([...connection.subscriptions.keys()]).toEqual(['u.ada.session', 'u.ada.3.*']);
  expect(connection.flush).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([{ type: 'messages.opened', sessions: 3 }]);
  const [{ servers, authenticator, reconnect }] = library.asked as [{ servers: string; reconnect: boolean; authenticator: () => object }];
  expect([servers, reconnect, authenticator()]).toEqual(['wss://messages.example', false, { jwt: wide, nkey: '', sig: '' }]);
  stop();
});

test('what has changed is asked for; progress and the list go to the pages; what it does not know is left out', async () => {
  const connection = createConnection();
  answersWith(connection);
  const { heard, stop } = connect();
  await vi.waitUntil(() => heard.length > 0);
  const job = { kind: 'job', job: 'one', stored: { sequence: 2, event: { type: 'stage', stage: 'writing' } }, partial: null };
  connection.tell('u.ada.session', 'u.ada.session', {});
  connection.tell('u.ada.3.*', 'u.ada.3.kitchen', {});
  connection.tell('u.ada.3.*', 'u.ada.3.shopping', { kind: 'shopping' });
  connection.tell('u.ada.3.*', 'u.ada.3.job', toWire(job));
  connection.tell('u.ada.3.*', 'u.ada.3.weather', { kind: 'weather' });
  expect(heard.slice(1)).toEqual([
    { type: 'account.changed' },
    { type: 'account.changed' },
    { type: 'message.heard', message: { kind: 'shopping' } },
    { type: 'message.heard', message: job },
  ]);
  await connection.close();
  await vi.waitUntil(() => heard.at(-1)?.type === 'messages.closed');
  stop();
});

test.each([
  ['refused', () => (library.connect = () => Promise.reject(new Error('Authorization Violation'))), token],
  ['made with a token that is none', () => answersWith(createConnection()), 'no token'],
])('a connection that is %s is told as closed', async (_, prepare, given) => {
  prepare();
  const { heard, stop } = connect(given);
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual([{ type: 'messages.closed' }]);
  stop();
});

test('leaving closes the connection, also one that is made meanwhile, and tells nothing more', async () => {
  const connection = createConnection();
  let made: ((value: object) => void) | undefined;
  library.connect = () => new Promise((resolve) => (made = resolve));
  const { heard, stop } = connect();
  await vi.waitUntil(() => library.asked.length > 0);
  stop();
  made?.(connection);
  await vi.waitUntil(() => connection.close.mock.calls.length > 0);
  expect([heard, connection.subscriptions.size]).toEqual([[], 0]);
});
