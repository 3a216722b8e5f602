import { afterEach, expect, test, vi } from 'vitest';
import { countPrompts } from '../../../server/console/areas/prompt-figures.ts';
import { createCook } from '../../../server/kitchen/create-cook.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { readConfig } from '../../../server/config.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { TestClock } from '../../support/server/clock.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { fails, says, type FakeModel } from '../../support/server/fake-model.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { cooks, startLabModel } from '../../support/server/prompt-lab.ts';

const day = 24 * 60 * 60_000;
let server: TestApp;
let model: FakeModel;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
afterEach(async () => {
  await server.close();
  await model.close();
  await database.close();
});

async function figuresOf(staff: Console) {
  const [row] = (await staff.page('prompts', 'name=recipe')).rows;
  const { generations, failures, repairs, averageSeconds, tokens } = row?.cells ?? {};
  return { generations, failures, repairs, averageSeconds, tokens };
}

test('a version shows the outcomes of its orders, today and after the day has ended', async () => {
  // The first answer is put right, the second order fails, the third is refused as no food.
  const lab = await startLabModel(says('{"title":"no recipe"}'), cooks, fails(401));
  model = lab.model;
  database = await openTestDatabase();
  const clock = new TestClock();
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', SECRET_KEY: 'a key of tests, of 32 characters', ...lab.env });
  server = await buildTestApp({ env: lab.env, database, clock, cook: createCook(config, database.db, clock) });
  await currentPrompt(database.db, clock);
  const staff = await atConsole(server);
  expect(await figuresOf(staff)).toEqual({ generations: 0, failures: 0, repairs: 0, averageSeconds: null, tokens: 0 });
  const cooking = () => database.db.selectFrom('recipe_jobs').select('guid').where('status', '=', 'cooking').execute();
  const kitchen = kitchenClient(server, staff.viewer);
  for (const description of ['tomato soup', 'onion soup', 'garden gate']) {
    await kitchen.order(requestFor(description));
    await vi.waitUntil(async () => (await cooking()).length === 0, { timeout: 300_000 });
  }
  await vi.waitUntil(async () => Number((await figuresOf(staff)).generations) === 3, { timeout: 300_000 });
  const today = await figuresOf(staff);
  expect(today).toMatchObject({ generations: 3, failures: 1, repairs: 1 });
  expect(Number(today.tokens)).toBeGreaterThan(0);

  clock.advance(day);
  await countPrompts(database.db, clock);
  await countPrompts(database.db, clock);
  expect(await figuresOf(await atConsole(server))).toEqual(today);
  // What is counted stays when an account takes its orders with it.
  await database.db.deleteFrom('recipe_jobs').execute();
  expect(await figuresOf(await atConsole(server))).toEqual(today);
});
