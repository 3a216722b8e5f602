import { randomUUID } from 'node:crypto';
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { trialEndpoints, type Trial, type TrialRequest } from '../../../contract/kitchen/trials.ts';
import { recipeSchema, recipeSummarySchema } from '../../../contract/recipes/recipe.ts';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { dietEndpoints } from '../../../contract/kitchen/wishes.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';

const { cookTrial, keepTrial } = trialEndpoints;
let server: TestApp;
beforeAll(async () => {
  // The configured cook must never be asked: it throws.
  server = await buildTestApp({ env: { TRIALS_PER_DAY: '3' } });
});
afterAll(() => server.close());

const asked = (description: string, more: Partial<TrialRequest> = {}): TrialRequest => ({
  seed: randomUUID(),
  description,
  language: 'en',
  unitSystem: 'metric',
  choice: null,
  improvise: false,
  wishes: [],
  dismissed: [],
  ...more,
});

let networks = 0;
/** Each call from another network, unless one is given. */
const ask = (request: object, remoteAddress = `192.0.2.${(networks += 1)}`) =>
  server.app.inject({ method: 'POST', url: cookTrial.path, payload: toWire(request) as object, remoteAddress });
const tried = async (request: TrialRequest): Promise<Trial> => create(payloadOf(await ask(request)), cookTrial.payload).trial;
const made = async (request: TrialRequest) => {
  const trial = await tried(request);
  if (trial.type !== 'done') throw new Error(`There is no recipe: ${JSON.stringify(trial)}`);
  return trial.recipe;
};
const keep = (viewer: TestViewer, request: object) =>
  server.app.inject({
    method: 'POST',
    url: fillPath(keepTrial.path, { companyUri: viewer.companyUri }),
    headers: viewer.headers,
    payload: toWire(request) as object,
  });
const kept = async (viewer: TestViewer, request: object) => {
  const { guid } = create(payloadOf(await keep(viewer, request)), recipeSummarySchema);
  const url = fillPath(kitchenEndpoints.getRecipe.path, { companyUri: viewer.companyUri, guid });
  return create(payloadOf(await server.app.inject({ url, headers: viewer.headers })), recipeSchema);
};

describe('without an account', () => {
  test('a described dish is a whole recipe, with its picture', async () => {
    const recipe = await made(asked('Potato soup for 3'));
    expect(recipe.title).toMatch(/potato/i);
    expect(recipe).toMatchObject({ servings: 3, language: 'en', unitSystem: 'metric', cookedBy: { kind: 'built-in' }, companyUri: '' });
    expect(recipe.picture).toBeDefined();
    expect(recipe.steps.length).toBeGreaterThan(1);
  });

  test('nothing of it is stored, and the call sets no cookie', async () => {
    const response = await ask(asked('Tomato soup without garlic'));
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers['cache-control']).toBe('no-store');
    for (const table of ['recipes', 'recipe_jobs'] as const)
      expect(await server.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test('the same request gets the same answer: a recipe, or dishes to choose from', async () => {
    for (const request of [asked('Potato soup'), asked('Dinner tonight')]) expect(await tried(request)).toEqual(await tried(request));
  });

  test('an excluded food is in no ingredient, and what was left out is said', async () => {
    const recipe = await made(asked('Spaghetti carbonara without pork'));
    expect(recipe.ingredients.map(({ food }) => food)).not.toContain('guanciale');
    expect(recipe.wishes?.map(({ id }) => id)).toContain('pork');
  });

  test('what is not understood is asked before it is cooked, and the answer is kept to', async () => {
    const request = asked('Pad thai, my nephew reacts to groundnutz');
    const trial = await tried(request);
    expect(trial).toMatchObject({ type: 'needs_input', question: { kind: 'unclear' } });
    const [part] = trial.type === 'needs_input' ? (trial.question.unclear ?? []) : [];
    expect(part?.meant.map(({ id }) => id)).toContain('peanut');
    const dismissed = [`unclear/${part?.word ?? ''}/${part?.text.length ?? 0}/${part?.text ?? ''}`];
    const answered = await made({ ...request, wishes: [{ kind: 'without', id: 'peanut' }], dismissed });
    expect(answered.ingredients.map(({ food }) => food)).not.toContain('peanut');
  });

  test('a chosen dish is made, and words that name nothing get a question', async () => {
    const trial = await tried(asked('blorf'));
    expect(trial.type).toBe('needs_input');
    expect((await made(asked('soup', { choice: 'shakshuka' }))).title).toBe('Shakshuka');
  });

  test('it is read and written in the language of the request', async () => {
    const recipe = await made(asked('Kartoffelsuppe ohne Lauch', { language: 'de' }));
    expect(recipe.language).toBe('de');
    expect(recipe.title).toMatch(/kartoffel/i);
  });
});

describe('what a network may cook in a day', () => {
  test('only recipes count; then it says so in words, until a day later', async () => {
    const from = '198.51.100.7';
    for (const description of ['blorf', 'Potato soup', 'blorf', 'Tomato soup', 'Lentil soup'])
      expect((await ask(asked(description), from)).statusCode, description).toBe(200);
    const refused = await ask(asked('Leek soup'), from);
    expect(refused.statusCode).toBe(429);
    expect(envelopeOf(refused)).toMatchObject({
      status_code: 6,
      status_text: 'That was all for today without an account. With a free account you can go on at once.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    expect((await ask(asked('Leek soup'), '198.51.100.8')).statusCode, 'another network').toBe(200);
    server.clock.advance(24 * 3_600_000);
    expect((await ask(asked('Leek soup'), from)).statusCode).toBe(200);
  });

  test('a site without trials makes none', async () => {
    const closed = await buildTestApp({ env: { SITE_TRIALS_PER_DAY: '0' } });
    try {
      const response = await closed.app.inject({ method: 'POST', url: cookTrial.path, payload: toWire(asked('Soup')) as object });
      expect(response.statusCode).toBe(429);
    } finally {
      await closed.close();
    }
  });
});

describe('keeping it', () => {
  test('it is cooked again from the words, and is the recipe that was seen', async () => {
    const viewer = await signInSomebody(server);
    const request = asked('Potato soup with leeks');
    const seen = await made(request);
    const recipe = await kept(viewer, request);
    expect([recipe.title, recipe.ingredients, recipe.steps]).toEqual([seen.title, seen.ingredients, seen.steps]);
    expect(recipe.cookedBy).toEqual(seen.cookedBy);
    expect((await kept(viewer, request)).guid, 'once').toBe(recipe.guid);
  });

  test('a body with a recipe of its own is refused', async () => {
    const viewer = await signInSomebody(server);
    const response = await keep(viewer, { ...asked('Potato soup'), recipe: { title: 'Buy my book' } });
    expect([response.statusCode, envelopeOf(response).status_code]).toEqual([400, 2]);
  });

  test('the owner’s allergies are warned of, which the visitor had not named', async () => {
    const viewer = await signInSomebody(server);
    await server.app.inject({
      method: 'PUT',
      url: dietEndpoints.saveDiet.path,
      headers: viewer.headers,
      payload: { wishes: [{ kind: 'allergy', id: 'peanut' }] },
    });
    const recipe = await kept(viewer, asked('Pad thai'));
    expect(recipe.broken?.map(({ wish }) => wish.id)).toEqual(['peanut']);
  });

  test('words that end in a question are not kept', async () => {
    const viewer = await signInSomebody(server);
    expect((await keep(viewer, asked('blorf'))).statusCode).toBe(400);
  });
});
