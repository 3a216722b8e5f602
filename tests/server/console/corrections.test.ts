import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { correctionEndpoints } from '../../../contract/console/correction.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { recipeSchema, type Recipe } from '../../../contract/recipes/recipe.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { auditOf } from '../../support/server/impersonations.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const pathOf = (guid: string) => fillPath(correctionEndpoints.getRecipeContent.path, { guid });
const read = async ({ browser }: Console, guid: string): Promise<Recipe> =>
  create(payloadOf(await browser.get(pathOf(guid))), recipeSchema);
const formOf = (recipe: Recipe) => ({
  version: recipe.version ?? 0,
  title: recipe.title,
  summary: recipe.summary,
  ingredients: recipe.ingredients.map(({ amount, unit, item }, from) => ({ from, amount, unit, item })),
  steps: recipe.steps.map(({ text }, from) => ({ from, text })),
  reason: 'The amount was wrong.',
  isMailed: true,
});
const correct = ({ browser }: Console, guid: string, body: object) => browser.put(pathOf(guid), toWire(body) as object);
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', email).orderBy('guid').execute();

async function stage(): Promise<{ staff: Console; owner: TestViewer; guid: string }> {
  const [staff, owner] = [await atConsole(server, { hasConsoleAccess: true, canManageRecipes: true }), await signInSomebody(server)];
  return { staff, owner, guid: await addRecipe(server, owner) };
}

test('a correction is a new version that its owner sees, is told of, and can take back', async () => {
  const { staff, owner, guid } = await stage();
  const seen = await read(staff, guid);
  const form = formOf(seen);
  const [first, ...rest] = form.ingredients;
  if (first === undefined) throw new Error('It has an ingredient.');
  const body = { ...form, title: 'Better soup', summary: 'Milder.', ingredients: [{ ...first, amount: 7 }, ...rest] };
  const corrected = create(payloadOf(await correct(staff, guid, body)), recipeSchema);
  expect(corrected).toMatchObject({ version: 2, title: 'Better soup', summary: 'Milder.' });
  expect(corrected.ingredients[0]).toMatchObject({ amount: 7 });

  const own = (path: string) => server.app.inject({ url: fillPath(path, { companyUri: owner.companyUri, guid }), headers: owner.headers });
  const { versions } = create(payloadOf(await own(endpoints.listVersions.path)), endpoints.listVersions.payload);
  expect(versions.map(({ version, kind, madeFrom }) => [version, kind, madeFrom])).toEqual([
    [2, 'edited', 1],
    [1, 'original', null],
  ]);
  const [mail, ...others] = await mailsTo(owner.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`We corrected a recipe of yours at ${server.config.productName}`);
  expect(mail?.text).toContain(`We corrected your recipe “${seen.title}”.`);
  expect(mail?.text).toContain('The reason: The amount was wrong.');

  const told = (await auditOf(server, owner.userGuid)).filter(({ action }) => action === 'recipes.correct');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    actor: staff.viewer.userGuid,
    details: { row: guid, title: seen.title, reason: 'The amount was wrong.' },
  });
  expect(String(told[0]?.details['change'])).toContain(
    `title: ${seen.title} → Better soup; summary: ${seen.summary} → Milder.; ingredients: `,
  );
  const looked = (await auditOf(server, owner.userGuid)).filter(({ action }) => action === 'staff.read');
  expect(looked.map(({ details }) => details['row'])).toEqual([guid]);
});

test('nothing that only the owner sees is sent, and nobody is mailed without the switch', async () => {
  const { staff, owner, guid } = await stage();
  await server.db
    .updateTable('recipes')
    .set({ tags: JSON.stringify(['for-grandma']), favourite_at: 1 })
    .where('guid', '=', guid)
    .execute();
  const seen = await read(staff, guid);
  expect(seen).toMatchObject({ photoGuid: null, companyUri: '' });
  expect(JSON.stringify(seen)).not.toContain('for-grandma');
  expect((await correct(staff, guid, { ...formOf(seen), title: 'Quiet', isMailed: false })).statusCode).toBe(200);
  expect(await mailsTo(owner.email)).toEqual([]);
});

test('the owner is told in their language', async () => {
  const { staff, owner, guid } = await stage();
  await server.db.updateTable('users').set({ language: 'de' }).where('guid', '=', owner.userGuid).execute();
  await correct(staff, guid, { ...formOf(await read(staff, guid)), title: 'Anders' });
  expect((await mailsTo(owner.email))[0]?.text).toContain('Der Grund: The amount was wrong.');
});

test('a correction on an older version is refused with the newer one, and one without a reason, a title or a change does nothing', async () => {
  const { staff, owner, guid } = await stage();
  const form = formOf(await read(staff, guid));
  expect((await correct(staff, guid, { ...form, reason: ' x ' })).statusCode).toBe(400);
  expect((await correct(staff, guid, { ...form, title: '  ' })).statusCode).toBe(400);
  expect((await correct(staff, guid, { ...form, summary: ' ' })).statusCode).toBe(400);
  expect(create(payloadOf(await correct(staff, guid, form)), recipeSchema).version).toBe(1);
  expect(await mailsTo(owner.email)).toEqual([]);

  const answers = await Promise.all([correct(staff, guid, { ...form, title: 'One' }), correct(staff, guid, { ...form, title: 'Two' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused && envelopeOf(refused).payload).toMatchObject({ current: { version: 2 } });
  expect(await mailsTo(owner.email)).toHaveLength(1);

  await server.db.updateTable('recipes').set({ trashed_at: 1 }).where('guid', '=', guid).execute();
  expect((await correct(staff, guid, { ...form, version: 2, title: 'Three' })).statusCode).toBe(404);
});
