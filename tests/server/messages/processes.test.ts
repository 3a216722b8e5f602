import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { createListeners, type Bus } from '../../../server/messages/bus.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { kitchenClient, listen, requestFor } from '../../support/server/kitchen-client.ts';
import { kitchenListener } from '../../support/server/kitchen-listener.ts';
import { finished, partialStew, ScriptedCook } from '../../support/server/scripted-cook.ts';

/** What has left a process, as text. */
const left: string[] = [];

/** The buses of two processes, as NATS joins them. */
function joined(): [Bus, Bus] {
  const ends = [createListeners(), createListeners()] as const;
  const busOf = (own: 0 | 1): Bus => ({
    publish: (subject, message, here = message) => {
      ends[own].tell(here, subject);
      left.push(`${subject} ${JSON.stringify(message)}`);
      ends[own === 0 ? 1 : 0].tell(JSON.parse(JSON.stringify(message)), subject);
    },
    subscribe: (subject, handler) => {
      const { remove } = ends[own].add(subject, handler);
      return () => void remove();
    },
    reachesOthers: () => true,
    close: () => Promise.resolve(),
  });
  return [busOf(0), busOf(1)];
}

const cook = new ScriptedCook();
let database: OpenDatabase;
let worker: TestApp;
let reader: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  const [here, there] = joined();
  const env = { DATABASE_URL: 'postgres://nowhere/shared' };
  worker = await buildTestApp({ cook, database, env, bus: here });
  reader = await buildTestApp({ database, env, bus: there });
  await reader.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await worker.close();
  await reader.close();
  await database.close();
});

test('a recipe that one process writes is read at another, the parts between two stored ones too', async () => {
  const somebody = await signInSomebody(worker);
  const job = await kitchenClient(worker, somebody).order(requestFor('stew'));
  const { port } = reader.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${kitchenClient(reader, somebody).pathOf(rawPaths.jobEvents, job.guid)}`;
  const stepsOf = (seen: { event: object }[]) =>
    seen.flatMap(({ event }) => ('recipe' in event ? [(event.recipe as { steps: object[] }).steps.length] : []));
  let isAsked = false;
  const { seen } = await listen(url, somebody.headers, (events) => {
    if (events.length === 1 && !isAsked) {
      isAsked = true;
      cook.say(partialStew(6));
    }
    if (stepsOf(events).length === 1 && events.length === 2) cook.say(partialStew(7));
    return stepsOf(events).includes(7);
  });
  expect(stepsOf(seen)).toEqual([6, 7]);
  const stored = await database.db.selectFrom('job_events').select('event').where('job_guid', '=', job.guid).execute();
  expect(stepsOf(stored)).toEqual([6]);
  cook.say(finished);
});

test('a session that ends at one process ends its stream at another, and the account’s other pages ask who they are', async () => {
  const somebody = await signInSomebody(worker);
  const [ending, staying] = [kitchenListener(reader, somebody.headers), kitchenListener(reader, somebody.headers)];
  await ending.open();
  await staying.open();
  await staying.until('session', () => true);
  left.length = 0;
  await worker.app.inject({ method: 'DELETE', url: '/api/session', headers: somebody.headers });
  expect(await ending.until('session', (data) => (data as { count: number }).count === -1)).toEqual({ count: -1 });
  await ending.ended();
  await staying.ended();
  // A job of an earlier test may still end.
  expect(left.filter((told) => told.startsWith(`u.${somebody.userGuid}.`))).toEqual([`u.${somebody.userGuid}.session {}`]);
});

test('what leaves a process names nobody', () => {
  expect(left.length).toBeGreaterThan(0);
  for (const message of left) expect(message).toMatch(/^[a-z]+\.[0-9a-f-]{36}(\.[a-z]+)? \{/);
});
