import { wsconnect, tokenAuthenticator, type NatsConnection } from '@nats-io/nats-core';
import { createAccount } from '@nats-io/jwt';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountSubject } from '../../../contract/kitchen/account-messages.ts';
import { newGuid } from '../../../server/db/guid.ts';
import type { Bus } from '../../../server/messages/bus.ts';
import { createNatsBus } from '../../../server/messages/nats-bus.ts';
import { createTokens } from '../../../server/messages/nats-keys.ts';
import { userSubject, watched } from '../../../server/messages/subjects.ts';
import { natsProgram, prepareNats } from '../../support/server/nats.ts';

const now = () => Date.now();
const patience = { timeout: 20_000, interval: 10 };

describe.skipIf(natsProgram === '')('a real NATS server', () => {
  let nats: Awaited<ReturnType<typeof prepareNats>>;
  const open: { close: () => Promise<void> }[] = [];
  const failures: unknown[] = [];
  beforeAll(async () => {
    nats = await prepareNats();
    await nats.start();
  });
  afterAll(async () => {
    for (const one of open) await one.close();
    await nats.close();
  });

  function busOf(seed = nats.accountSeed): Bus {
    const bus = createNatsBus({ url: nats.url, seed, onError: (error) => failures.push(error) });
    open.push(bus);
    return bus;
  }
  const reached = (bus: Bus) => vi.waitUntil(() => bus.reachesOthers(), patience);

  async function browser(token: string): Promise<NatsConnection> {
    const connection = await wsconnect({
      servers: nats.webUrl,
      authenticator: () => ({ jwt: token, nkey: '', sig: '' }),
      reconnect: false,
    });
    open.push(connection);
    return connection;
  }
  /** Resolves to the subject of the first message, or to why there is none. */
  const first = (connection: NatsConnection, subject: string) =>
    new Promise<string>((resolve) => {
      connection.subscribe(subject, { max: 1, callback: (error, message) => resolve(error === null ? message.subject : error.message) });
    });

  test('what one process tells the others hear while they listen, and its own listeners at once and once', async () => {
    const [teller, listener] = [busOf(), busOf()];
    await Promise.all([reached(teller), reached(listener)]);
    const job = watched.job(newGuid());
    const own: unknown[] = [];
    const others: unknown[] = [];
    teller.subscribe(job, (message) => own.push(message));
    const leave = listener.subscribe(job, (message) => others.push(message));
    await vi.waitUntil(() => {
      teller.publish(job, { kind: 'a' }, 'more');
      return others.length > 0;
    }, patience);
    expect(others[0]).toEqual({ kind: 'a' });
    const told = own.length;
    teller.publish(job, {}, 'more');
    expect([new Set(own), own.length - told]).toEqual([new Set(['more']), 1]);
    leave();
    others.length = 0;
    let hasHeard = false;
    listener.subscribe(userSubject('x', 'session'), () => (hasHeard = true));
    await vi.waitUntil(() => {
      teller.publish(job, { kind: 'late' });
      teller.publish(userSubject('x', 'session'), {});
      return hasHeard;
    }, patience);
    expect(others).not.toContainEqual({ kind: 'late' });
  });

  test('a process starts without NATS, loses it, and finds it again', async () => {
    await nats.stop();
    const [bus, other] = [busOf(), busOf()];
    const heard: unknown[] = [];
    bus.subscribe(watched.user('me'), (_, subject) => heard.push(subject));
    bus.publish(userSubject('me', 'kitchen'), {});
    expect([heard, bus.reachesOthers()]).toEqual([[userSubject('me', 'kitchen')], false]);
    for (const round of ['first', 'again']) {
      await nats.start();
      await Promise.all([reached(bus), reached(other)]);
      const before = heard.length;
      await vi.waitUntil(() => {
        other.publish(userSubject('me', 'session'), {});
        return heard.length > before;
      }, patience);
      if (round === 'again') break;
      await nats.stop();
      await vi.waitUntil(() => !bus.reachesOthers(), patience);
    }
  });

  test('a browser hears its own account as long as no session of it has ended, nobody else’s, and tells nothing', async () => {
    const [me, you] = [newGuid(), newGuid()];
    const tokenFor = createTokens(nats.accountSeed, now);
    const connection = await browser(await tokenFor(me, 4));
    const bus = busOf();
    await reached(bus);
    const heard = first(connection, `u.${me}.4.*`);
    const ended = first(connection, userSubject(me, 'session'));
    const others = [
      '>',
      'u.>',
      `u.${you}.>`,
      `u.${you}.session`,
      `u.${you}.4.*`,
      'job.>',
      'u.*.session',
      `u.${me}.>`,
      `u.${me}.*`,
      `u.${me}.5.*`,
    ];
    const eavesdropped = others.map((subject) => first(connection, subject));
    for (const outcome of await Promise.all(eavesdropped)) expect(outcome).toMatch(/permission/i);
    const strangers: string[] = [];
    bus.subscribe(watched.user(you), (_, subject) => strangers.push(subject));
    bus.subscribe(watched.user(me), (_, subject) => strangers.push(subject));
    const refused = new Promise<string>((resolve) => {
      void (async () => {
        for await (const status of connection.status()) if (status.type === 'error') resolve(status.error.message);
      })();
    });
    connection.publish(userSubject(me, 'session'), '{}');
    connection.publish(userSubject(you, 'session'), '{}');
    expect(await refused).toMatch(/permission/i);
    await connection.flush();
    bus.publish(userSubject(you, 'kitchen'), {});
    bus.publish(userSubject(me, 'kitchen'), {});
    for (const [guid, sessions] of [
      [you, 4],
      [me, 3],
      [me, 5],
      [me, 4],
    ] as const)
      bus.publish(accountSubject(guid, sessions, 'job'), {});
    bus.publish(userSubject(me, 'session'), {});
    expect(await heard).toBe(accountSubject(me, 4, 'job'));
    expect(await ended).toBe(userSubject(me, 'session'));
    expect(strangers).toEqual([userSubject(you, 'kitchen'), userSubject(me, 'kitchen'), userSubject(me, 'session')]);
  });

  test('a token that has expired is refused, and a connection ends with its token', async () => {
    const old = createTokens(nats.accountSeed, () => Date.now() - 16 * 60_000);
    await expect(browser(await old(newGuid(), 0))).rejects.toThrow(/authorization/i);
    const short = createTokens(nats.accountSeed, now, { valid: 3_000, reused: 0 });
    const connection = await browser(await short(newGuid(), 0));
    expect(String(await connection.closed())).toMatch(/expired|authorization/i);
  });

  test('neither another account’s signature nor no token lets anybody in', async () => {
    const foreign = createTokens(new TextDecoder().decode(createAccount().getSeed()), now);
    await expect(browser(await foreign(newGuid(), 0))).rejects.toThrow(/authorization/i);
    await expect(wsconnect({ servers: nats.webUrl, reconnect: false })).rejects.toThrow(/authorization/i);
    await expect(wsconnect({ servers: nats.webUrl, reconnect: false, authenticator: tokenAuthenticator('x') })).rejects.toThrow(/auth/i);
  });
});
