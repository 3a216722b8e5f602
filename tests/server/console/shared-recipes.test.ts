import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { shareStateSchema } from '../../../contract/recipes/share-endpoints.ts';
import { idOfLink } from '../../../contract/recipes/share-path.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

async function shared(isListed: boolean, title = 'Toast') {
  const guid = await addRecipe(server, owner, { body: { title } });
  const url = fillPath(endpoints.shareRecipe.path, { companyUri: owner.companyUri, guid });
  const payload = { is_listed: isListed, shows_photo: false };
  const made = await server.app.inject({ method: 'PUT', url, headers: owner.headers, payload });
  const path = create(payloadOf(made), shareStateSchema).share?.path ?? '';
  return { guid, path, url };
}
async function act(action: string, guid: string, answer?: string) {
  const { version } = await staff.record('recipes', guid);
  return staff.done('recipes', { action, targets: { rows: [{ guid, version }] }, ...(answer !== undefined && { answer }) });
}
const read = async (path: string) =>
  (await server.app.inject(fillPath(endpoints.getShared.path, { id: idOfLink(path.replace('/r/', '')) ?? '' }))).statusCode;
const samples = async () => {
  server.clock.advance(60_000);
  return (payloadOf(await server.app.inject('/api/samples')) as { id: string; recipe: { title: string }; path?: string }[]).map(
    ({ path }) => path,
  );
};

test('the landing page shows what staff chose of the listed recipes, and the fixed dishes when there are none', async () => {
  const [hidden, listed] = [await shared(false), await shared(true)];
  expect((await act('feature', hidden.guid)).done, 'a recipe that may not be listed').toBe(0);
  expect(await samples()).toEqual([undefined, undefined, undefined]);
  const run = await act('feature', listed.guid);
  expect(run.done).toBe(1);
  expect(await samples()).toEqual([listed.path]);
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect(await samples()).toEqual([undefined, undefined, undefined]);
  await act('feature', listed.guid);
  // Its owner changes the choice.
  await server.app.inject({ method: 'PUT', url: listed.url, headers: owner.headers, payload: { is_listed: false, shows_photo: false } });
  expect(await samples()).toEqual([undefined, undefined, undefined]);
});

test('a link is withdrawn with a reason that its owner is told, and is there again when that is undone', async () => {
  const { guid, path } = await shared(true, 'Not a recipe');
  const run = await act('withdraw', guid, 'It is an advertisement.');
  expect([run.done, await read(path)]).toEqual([1, 410]);
  const mails = await server.db.selectFrom('mails').select(['recipient', 'text']).where('recipient', '=', owner.email).execute();
  expect(mails.some(({ text }) => text.includes('It is an advertisement.') && text.includes('Not a recipe'))).toBe(true);
  expect((await staff.record('recipes', guid)).fields).toMatchObject({ withdrawnReason: 'It is an advertisement.', isListed: false });
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect(await read(path)).toBe(200);
  expect((await staff.record('recipes', guid)).fields).toMatchObject({ sharedPath: path, withdrawnReason: null });
});

const mailsAbout = async (title: string) =>
  (
    await server.db
      .selectFrom('mails')
      .select(['subject', 'held_until', 'text'])
      .where('recipient', '=', owner.email)
      .orderBy('guid')
      .execute()
  ).filter(({ text }) => text.includes(title));

test('an undo within a minute cancels the mail, a later one corrects it, and without the mail there is no correction', async () => {
  const early = await shared(true, 'Early soup');
  const first = await act('withdraw', early.guid, 'By mistake.');
  expect((await mailsAbout('Early soup')).map(({ held_until: until }) => until)).toEqual([server.clock.now() + 60_000]);
  await staff.undo(first.guid);
  expect(await mailsAbout('Early soup')).toEqual([]);

  const late = await shared(true, 'Late soup');
  const second = await act('withdraw', late.guid, 'By mistake.');
  server.clock.advance(61_000);
  await staff.undo(second.guid);
  expect((await mailsAbout('Late soup')).map(({ subject }) => subject)).toEqual([
    'Your recipe is no longer shared at AnyDish',
    'Your recipe is shared again at AnyDish',
  ]);

  const silent = await shared(true, 'Silent soup');
  const { version } = await staff.record('recipes', silent.guid);
  const told = { answer: 'By mistake.', isMailed: false };
  const third = await staff.done('recipes', { action: 'withdraw', targets: { rows: [{ guid: silent.guid, version }] }, ...told });
  server.clock.advance(61_000);
  await staff.undo(third.guid);
  expect(await mailsAbout('Silent soup')).toEqual([]);
});

test('the trash takes a recipe, and gives it back with the time that it had', async () => {
  const { guid, path } = await shared(false);
  const run = await act('trash', guid);
  expect([run.done, await read(path)]).toEqual([1, 410]);
  const trashedAt = async () =>
    (await server.db.selectFrom('recipes').select('trashed_at').where('guid', '=', guid).executeTakeFirstOrThrow()).trashed_at;
  const before = await trashedAt();
  server.clock.advance(1_000);
  const restored = await act('restore', guid);
  expect([await trashedAt(), await read(path)]).toEqual([null, 200]);
  expect((await staff.undo(restored.guid)).done).toBe(1);
  expect(await trashedAt()).toBe(before);
});
