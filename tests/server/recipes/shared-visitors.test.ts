import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { recipeSummarySchema } from '../../../contract/recipes/recipe.ts';
import { shareStateSchema } from '../../../contract/recipes/share-endpoints.ts';
import { idOfLink } from '../../../contract/recipes/share-path.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { kitchenClient } from '../../support/server/kitchen-client.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

const idIn = (path: string) => idOfLink(path.replace('/r/', '')) ?? '';

/** Shares a recipe of the owner's. Resolves to the path of its page. */
async function shareIt(guid: string): Promise<string> {
  const url = fillPath(endpoints.shareRecipe.path, { companyUri: owner.companyUri, guid });
  const payload = { is_listed: false, shows_photo: false };
  const made = await server.app.inject({ method: 'PUT', url, headers: owner.headers, payload });
  return create(payloadOf(made), shareStateSchema).share?.path ?? '';
}
const keep = (path: string, who: TestViewer, copyKey = newGuid()) =>
  server.app.inject({
    method: 'POST',
    url: fillPath(endpoints.keepShared.path, { id: idIn(path) }),
    headers: who.headers,
    payload: { copy_key: copyKey },
  });

describe('a copy', () => {
  test('is the viewer’s own, made once, with its origin and without what was private', async () => {
    const wishes = [{ kind: 'allergy' as const, id: 'peanut', label: 'no peanuts', source: 'profile' as const }];
    const path = await shareIt(await addRecipe(server, owner, { body: { wishes, assumptions: ['For you.'] } }));
    const [visitor, copyKey] = [await signInSomebody(server), newGuid()];
    const [one, other] = [await keep(path, visitor, copyKey), await keep(path, visitor, copyKey)].map((made) =>
      create(payloadOf(made), recipeSummarySchema),
    );
    expect(one?.guid).toBe(other?.guid);
    const copy = await kitchenClient(server, visitor).recipe(one?.guid ?? '');
    expect(copy).toMatchObject({ companyUri: visitor.companyUri, assumptions: [], shelf: { origin: path, isShared: false } });
    expect(copy.wishes).toBeUndefined();
    expect((await keep(path, { ...visitor, headers: {} } as TestViewer)).statusCode).toBe(401);
  });

  test('keeps its title and forgets its origin when the owner is gone, or the recipe', async () => {
    const visitor = await signInSomebody(server);
    const originOf = async (guid: string) =>
      (await server.db.selectFrom('recipes').select('origin').where('guid', '=', guid).executeTakeFirstOrThrow()).origin;
    const copyOf = async (path: string) => create(payloadOf(await keep(path, visitor)), recipeSummarySchema).guid;
    const [first, second] = [await addRecipe(server, owner), await addRecipe(server, owner)];
    const [one, other] = [await copyOf(await shareIt(first)), await copyOf(await shareIt(second))];
    expect(await originOf(one)).not.toBeNull();
    await server.db.deleteFrom('recipes').where('guid', '=', first).execute();
    expect([await originOf(one), await originOf(other)]).toEqual([null, expect.any(String)]);
    await server.db.deleteFrom('companies').where('guid', '=', owner.companyGuid).execute();
    await server.db.deleteFrom('users').where('guid', '=', owner.userGuid).execute();
    expect(await originOf(other)).toBeNull();
    expect((await kitchenClient(server, visitor).recipe(other)).title).not.toBe('');
  });

  test('warns of what its new owner is allergic to, as an import does', async () => {
    const peanuts = { amount: 50, unit: 'g' as const, item: 'peanuts', food: 'roasted-peanut', note: null, scales: true, replaces: null };
    const path = await shareIt(await addRecipe(server, owner, { body: { ingredients: [peanuts] } }));
    const visitor = await signInSomebody(server);
    const wishes = JSON.stringify([{ kind: 'allergy', id: 'peanut' }]);
    await server.db.insertInto('diet_profiles').values({ user_guid: visitor.userGuid, wishes, updated_at: 0 }).execute();
    const { guid } = create(payloadOf(await keep(path, visitor)), recipeSummarySchema);
    const { broken } = await kitchenClient(server, visitor).recipe(guid);
    expect(broken).toMatchObject([{ item: 'peanuts', wish: { kind: 'allergy', id: 'peanut' } }]);
  });
});

describe('a report', () => {
  const report = (path: string, body: object) =>
    server.app.inject({ method: 'POST', url: fillPath(endpoints.reportShared.path, { id: idIn(path) }), payload: body });

  test('reaches staff from anybody, once, and says nothing of its sender', async () => {
    const path = await shareIt(await addRecipe(server, owner));
    const body = { words: '  This is an advertisement. ', request_key: newGuid() };
    expect([(await report(path, body)).statusCode, (await report(path, body)).statusCode]).toEqual([200, 200]);
    const rows = await server.db.selectFrom('recipe_reports').selectAll().where('share_id', '=', idIn(path)).execute();
    expect(rows).toMatchObject([{ words: 'This is an advertisement.' }]);
    expect(envelopeOf(await report(path, { ...body, words: ' ' })).status_code).toBe(2);
  });

  test('of one network stops after ten in an hour', async () => {
    server.clock.advance(60 * 60_000);
    const path = await shareIt(await addRecipe(server, owner));
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await report(path, { words: 'Odd', request_key: newGuid() })).statusCode);
    expect(codes.slice(-2)).toEqual([200, 429]);
  });
});
