import { setTimeout as wait } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/nats-core';
import { createListeners, type Bus } from './bus.ts';
import { createSigner } from './nats-keys.ts';

const reconnectEvery = 2_000;
/** Every subject that a server uses: see subjects.ts, and contract/kitchen/account-messages.ts for those of browsers. */
const ownSubjects = ['u.*.*', 'u.*.*.*', 'job.*', 'list.*', '_INBOX.>'];
const day = 24 * 60 * 60;

interface NatsOptions {
  url: string;
  /** The key of the account in operator mode; null: the address has what the server asks for. */
  seed: string | null;
  onError: (error: unknown) => void;
}

/** Options of a connection, with a token that is signed anew for each attempt. */
async function credentials(seed: string | null) {
  if (seed === null) return {};
  const [{ jwtAuthenticator }, { newHolder, sign }] = await Promise.all([import('@nats-io/transport-node'), createSigner(seed)]);
  const holder = newHolder();
  // The authenticator is synchronous: a token is made ahead, and made again before it expires.
  const token = () =>
    sign(holder, { listens: ownSubjects, publishes: ownSubjects, expires: Math.floor(Date.now() / 1_000) + 2 * day }, false);
  let current = await token();
  const renewal = setInterval(() => void token().then((fresh) => (current = fresh)), (day / 2) * 1_000);
  renewal.unref();
  return { authenticator: jwtAuthenticator(() => current, holder.getSeed()), stop: () => clearInterval(renewal) };
}

/**
 * A bus of several processes. It connects in the background, for ever: nothing waits for NATS, and what was told while it was away is lost for the
 * others, whose watchers look into the database again.
 */
export function createNatsBus({ url, seed, onError }: NatsOptions): Bus {
  const listeners = createListeners();
  const subscriptions = new Map<string, Subscription | null>();
  const closing = new AbortController();
  let connection: NatsConnection | null = null;
  let isConnected = false;
  let stop: (() => void) | undefined;

  function listen(subject: string): void {
    if (connection === null) return void subscriptions.set(subject, null);
    const callback = (error: Error | null, message: Msg) => {
      if (error !== null) return onError(error);
      try {
        listeners.tell(message.json<unknown>(), message.subject);
      } catch (unreadable) {
        onError(unreadable);
      }
    };
    subscriptions.set(subject, connection.subscribe(subject, { callback }));
  }

  async function follow(open: NatsConnection): Promise<void> {
    for await (const { type } of open.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type === 'reconnect') isConnected = true;
    }
  }

  /** A connection; null when the bus is closed before there is one. */
  async function connectOnce(): Promise<NatsConnection | null> {
    const { connect } = await import('@nats-io/transport-node');
    stop?.();
    const { stop: end, ...given } = await credentials(seed);
    stop = end;
    const options = { servers: url, name: 'anydish', noEcho: true, ignoreAuthErrorAbort: true, ...given };
    for (let isTold = false; !closing.signal.aborted; isTold = true) {
      try {
        return await connect({ ...options, maxReconnectAttempts: -1, reconnectTimeWait: reconnectEvery });
      } catch (error) {
        if (!isTold) onError(error);
      }
      await wait(reconnectEvery, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
    return null;
  }

  async function start(): Promise<void> {
    while (!closing.signal.aborted) {
      const open = await connectOnce();
      if (open === null) return;
      if (closing.signal.aborted) return open.close();
      connection = open;
      isConnected = true;
      for (const subject of subscriptions.keys()) listen(subject);
      follow(open).catch(onError);
      // It reconnects by itself; it closes for what it takes to be final.
      const reason = await open.closed();
      isConnected = false;
      connection = null;
      if (reason instanceof Error) onError(reason);
      await wait(reconnectEvery, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }
  const started = start().catch(onError);

  return {
    publish: (subject, message, here = message) => {
      listeners.tell(here, subject);
      if (!isConnected) return;
      try {
        connection?.publish(subject, JSON.stringify(message));
      } catch (error) {
        onError(error);
      }
    },
    subscribe: (subject, handler) => {
      const { isFirst, remove } = listeners.add(subject, handler);
      if (isFirst) listen(subject);
      return () => {
        if (!remove().isLast) return;
        subscriptions.get(subject)?.unsubscribe();
        subscriptions.delete(subject);
      };
    },
    reachesOthers: () => isConnected,
    close: async () => {
      closing.abort();
      stop?.();
      await connection?.close();
      await started;
    },
  };
}
