import { afterEach, expect, test, vi } from 'vitest';
import { create, type Infer } from 'superstruct';
import { fromWire } from '../../../contract/casing.ts';
import { labSchema } from '../../../contract/console/lab.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, everyFlag, type Console } from '../../support/server/console.ts';
import type { FakeModel } from '../../support/server/fake-model.ts';
import { requestFor } from '../../support/server/kitchen-client.ts';
import { addRecipe as addPhotographed } from '../../support/server/personal-data.ts';
import { startLabModel } from '../../support/server/prompt-lab.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
let model: FakeModel | null = null;

async function open(hasModel = true) {
  const started = hasModel ? await startLabModel() : null;
  model = started?.model ?? null;
  server = await buildTestApp(started === null ? {} : { env: started.env });
  staff = await atConsole(server);
  owner = await signInSomebody(server);
}
afterEach(async () => {
  await server.close();
  await model?.close();
});

/** A recipe with the order that it came of. */
async function ordered(words: string, photoGuid: string | null = null): Promise<string> {
  const wishes = [
    { kind: 'without', id: 'milk', label: 'without milk', source: 'read' as const },
    { kind: 'allergy', id: 'peanut', label: 'allergy: peanuts', source: 'profile' as const },
  ] as never;
  const recipe = await addRecipe(server, owner, { body: { title: 'Tomato soup', wishes }, photoGuid });
  const { job_guid: job } = await server.db.selectFrom('recipes').select('job_guid').where('guid', '=', recipe).executeTakeFirstOrThrow();
  const request = requestFor(words);
  const place = { company_guid: owner.companyGuid, user_guid: owner.userGuid, leased_by: null, leased_until: null, failure: null };
  await server.db
    .insertInto('recipe_jobs')
    .values({
      ...place,
      guid: job ?? '',
      request_key: request.requestKey,
      request: JSON.stringify(request),
      status: 'done',
      stage: 'checking',
      recipe_guid: recipe,
      created_at: 1,
      finished_at: 2,
    })
    .execute();
  return recipe;
}

const version = async () => (await staff.page('prompts', 'name=recipe&label=production')).rows[0]?.guid ?? '';
const rowsOf = async (guid: string) => [{ guid, version: (await staff.record('recipes', guid)).version }];
const cook = async (guid: string, answer: string) => ({ action: 'cookInLab', answer, targets: { rows: await rowsOf(guid) } });
const lab = async (who: Console, guid: string): Promise<Infer<typeof labSchema>> =>
  create(payloadOf(await who.browser.get(`/api/console/lab/${guid}`)), labSchema);
const caseOf = async (recipe: string) => (await lab(staff, await version())).cases.find((one) => one.recipeGuid === recipe);

test('a recipe’s order is tried again in the lab, and the recipe stays unchanged', async () => {
  await open();
  const recipe = await ordered('Tomato soup without milk');
  const before = await staff.record('recipes', recipe);
  const prompt = await version();
  const run = await staff.done('recipes', await cook(recipe, prompt));
  expect([run.done, run.left]).toEqual([1, {}]);
  const tried = await vi.waitUntil(async () => {
    const one = await caseOf(recipe);
    return one?.mine?.state === 'done' ? one : null;
  }, 60_000);
  expect(tried).toMatchObject({
    name: 'Tomato soup',
    // What was typed, and what held besides.
    description: 'Tomato soup without milk. allergy: peanuts',
    isRequired: false,
    hasPhoto: false,
    cooked: { title: 'Tomato soup' },
    mine: { recipe: { title: 'Tomato soup' } },
  });
  expect(await staff.record('recipes', recipe)).toEqual(before);
  expect((await lab(staff, prompt)).missing).not.toContain('Tomato soup');
  const audit = await server.db.selectFrom('audit_log').select('subject_guid').where('action', '=', 'recipes.cookInLab').execute();
  expect(audit).toEqual([{ subject_guid: owner.userGuid }]);

  // Another version is tried on the same case, and undoing the first takes it away.
  const second = await staff.made('prompts', { body: String((await staff.record('prompts', prompt)).fields['body']), note: 'Same' });
  await staff.done('recipes', await cook(recipe, second.guid));
  const cases = (await lab(staff, second.guid)).cases.filter((one) => one.recipeGuid === recipe);
  expect(cases).toHaveLength(1);
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect(await caseOf(recipe)).toBeUndefined();
});

test('the photo is copied, and everything is deleted with the recipe', async () => {
  await open();
  const { photo } = await addPhotographed(server, owner);
  const recipe = await ordered('', photo);
  await staff.done('recipes', await cook(recipe, await version()));
  // Nothing was typed: the recipe says what it is.
  expect(await caseOf(recipe)).toMatchObject({ hasPhoto: true, description: 'Tomato soup. without milk, allergy: peanuts' });
  const left = async () => [
    await server.db.selectFrom('prompt_cases').select('guid').where('recipe_guid', '=', recipe).execute(),
    await server.db.selectFrom('pictures').select('guid').where('recipe_guid', '=', recipe).execute(),
  ];
  expect((await left()).map((rows) => rows.length)).toEqual([1, 1]);
  await server.db.deleteFrom('recipes').where('guid', '=', recipe).execute();
  expect(await left()).toEqual([[], []]);
});

test('staff who may not manage recipes see the case in the lab, but not the recipe', async () => {
  await open();
  const recipe = await ordered('Tomato soup');
  const prompt = await version();
  await staff.done('recipes', await cook(recipe, prompt));
  const other = await atConsole(server, { ...everyFlag, canManageRecipes: false } as never);
  expect((await lab(other, prompt)).cases.find((one) => one.recipeGuid === recipe)).toMatchObject({ cooked: null });
});

test('without an AI endpoint it fails with a reason before creating anything, and an unknown version is reported', async () => {
  await open(false);
  const recipe = await ordered('Tomato soup');
  expect(envelopeOf(await staff.start('recipes', await cook(recipe, await version())))).toMatchObject({
    status_code: 10,
    status_text: 'No AI endpoint is set up, so nothing can be tried. The operator of this site can set one.',
  });
  for (const answer of ['', 'x', newGuid()])
    expect(fromWire(envelopeOf(await staff.start('recipes', await cook(recipe, answer))).payload)).toEqual({
      answer: 'Please choose a version.',
    });
  const copying = (await staff.page('prompts', 'name=transcription')).rows[0]?.guid ?? '';
  expect(envelopeOf(await staff.start('recipes', await cook(recipe, copying)))).toMatchObject({ status_code: 10 });
  expect(await caseOf(recipe)).toBeUndefined();
});
