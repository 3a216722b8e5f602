import { afterAll, beforeAll, expect, test } from 'vitest';
import { create } from 'superstruct';
import { runSchema } from '../../../contract/console/shapes.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';

/*
 * Work that ended without a result stays where staff see it, and they can have it done after all.
 */
let server: TestApp;
let staff: Console;
let owner: TestViewer;
let cook: ScriptedCook;
beforeAll(async () => {
  cook = new ScriptedCook();
  server = await buildTestApp({ cook });
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

const run = async (area: string, action: string, guid: string) => {
  const started = payloadOf(await staff.start(area, { action, targets: { rows: [{ guid, version: 1 }] } }));
  return staff.over(create(started, runSchema).guid);
};

/** A mail as the outbox leaves it that could not be delivered. */
async function addMail(change: { failed_at?: number | null; text?: string; expires_at?: number } = {}): Promise<string> {
  const [guid, now] = [newGuid(), server.clock.now()];
  const mail = { sender: 'a@example.com', recipient: owner.email, subject: 'A recipe was shared', text: 'Look', html: '<p>Look</p>' };
  const tried = { attempts: 12, created_at: now, next_attempt_at: now, delivered_at: null, failed_at: now };
  await server.db
    .insertInto('mails')
    .values({ guid, ...mail, ...tried, ...change })
    .execute();
  return guid;
}
const mail = (guid: string) => server.db.selectFrom('mails').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow();

test('a failed order is cooked again as it was sent, and its owner gets the recipe', async () => {
  const kitchen = kitchenClient(server, owner);
  const { guid } = await kitchen.order(requestFor('soup'));
  cook.say({ type: 'failed', statusCode: 11, message: { id: 'Away.' }, retryAfter: null });
  expect((await kitchen.events(guid)).at(-1)?.type).toBe('failed');
  expect(await run('orders', 'cookAgain', guid)).toMatchObject({ done: 1, left: {} });
  await server.app.deps.workers.beat();
  await cook.heard((orders) => orders.length === 2);
  expect(cook.orders[1]).toMatchObject({ description: 'soup' });
  cook.say(finished);
  // What the page that saw the failure reads from there on.
  expect((await kitchen.events(guid)).map(({ type }) => type)).toEqual(['stage', 'done']);
  expect(await kitchen.job(guid)).toMatchObject({ status: 'done' });
  expect(await run('orders', 'cookAgain', guid)).toMatchObject({ done: 0, left: { alreadySo: 1 } });
});

test('a mail that was given up is sent again; one on its way, or with a code that is past, is not', async () => {
  const [lost, waiting] = [await addMail(), await addMail({ failed_at: null })];
  const code = await addMail({ text: '', expires_at: server.clock.now() - 1 });
  expect(await run('mails', 'sendAgain', lost)).toMatchObject({ done: 1 });
  expect(await mail(lost)).toMatchObject({ failed_at: null, attempts: 0, text: 'Look' });
  expect(await run('mails', 'sendAgain', waiting)).toMatchObject({ left: { alreadySo: 1 } });
  expect(await run('mails', 'sendAgain', code)).toMatchObject({ left: { tooLate: 1 } });
  expect((await mail(code)).failed_at).not.toBeNull();
});
