import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { sharedRecipeSchema, shareStateSchema, type ShareChoices } from '../../../contract/recipes/share-endpoints.ts';
import { idOfLink, sharedPath } from '../../../contract/recipes/share-path.ts';
import { buildApp } from '../../../server/app.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { dishOf } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { kitchenClient } from '../../support/server/kitchen-client.ts';
import { addRecipe } from '../../support/server/recipes.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-shared-'));
let server: TestApp;
let pages: FastifyInstance;
let owner: TestViewer;
beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title><!--preview--><!--config--></head></html>');
  server = await buildTestApp();
  pages = await buildApp({ ...server.app.deps, dist });
});
beforeEach(async () => {
  owner = await signInSomebody(server);
});
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(dist, { recursive: true });
});

const unlisted: ShareChoices = { isListed: false, showsPhoto: false };
const shareUrl = (guid: string) => fillPath(endpoints.getShare.path, { companyUri: owner.companyUri, guid });
const call = (method: 'GET' | 'PUT' | 'DELETE', guid: string, body?: object, { headers } = owner) =>
  server.app.inject({ method, url: shareUrl(guid), headers, ...(body !== undefined && { payload: toWire(body) as object }) });
const stateOf = async (response: ReturnType<typeof call>) => create(payloadOf(await response), shareStateSchema);
const shareIt = async (guid: string, choices = unlisted): Promise<string> => (await stateOf(call('PUT', guid, choices))).share?.path ?? '';
const idIn = (path: string) => idOfLink(path.replace('/r/', '')) ?? '';
const read = (path: string, query = '') => server.app.inject(`${fillPath(endpoints.getShared.path, { id: idIn(path) })}${query}`);
const shown = async (path: string, query = '') => create(payloadOf(await read(path, query)), sharedRecipeSchema);
const page = (url: string) => pages.inject({ url, headers: { accept: '*/*' } });
const planned = () => planOf(dishOf('shakshuka') ?? expect.fail('There is no such dish.'));

describe('a link', () => {
  test('ends in an id that reveals nothing and cannot be guessed', () => {
    const path = sharedPath('Crème brûlée & more', 'aB3dE6gH9jK2');
    expect(path).toBe('/r/creme-brulee-more-aB3dE6gH9jK2');
    expect(sharedPath('味噌ラーメン', 'aB3dE6gH9jK2')).toBe('/r/aB3dE6gH9jK2');
    expect([idIn(path), idOfLink('soup'), idOfLink('soup-aB3dE6gH9jK'), idOfLink('')]).toEqual(['aB3dE6gH9jK2', null, null, null]);
  });

  test('is unique per recipe, also under concurrent requests, and listed only on request', async () => {
    const guid = await addRecipe(server, owner);
    expect(await stateOf(call('GET', guid))).toEqual({ share: null, barredFor: null, hasPhoto: false });
    const [one, other] = await Promise.all([shareIt(guid), shareIt(guid)]);
    expect(one).toBe(other);
    expect((await stateOf(call('GET', guid))).share).toMatchObject({ path: one, isListed: false, showsPhoto: false });
    await shareIt(guid, { isListed: true, showsPhoto: true });
    // Without a photo there is none to show.
    expect((await stateOf(call('GET', guid))).share).toMatchObject({ path: one, isListed: true, showsPhoto: false });
    expect((await kitchenClient(server, owner).recipe(guid)).shelf?.isShared).toBe(true);
  });

  test('answers 410 after its withdrawal; sharing again creates another link', async () => {
    const guid = await addRecipe(server, owner);
    const first = await shareIt(guid);
    expect((await read(first)).statusCode).toBe(200);
    expect((await stateOf(call('DELETE', guid))).share).toBeNull();
    expect([(await read(first)).statusCode, (await page(first)).statusCode]).toEqual([410, 410]);
    const second = await shareIt(guid);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([410, 200]);
    expect((await read('/r/aB3dE6gH9jK2')).statusCode).toBe(404);
  });

  test('shows nothing from the trash, of a suspended account, or of a deleted recipe', async () => {
    const guid = await addRecipe(server, owner);
    const path = await shareIt(guid);
    const change = (isInTrash: boolean) =>
      server.app.inject({
        method: 'POST',
        url: endpoints.changeRecipes.path,
        headers: owner.headers,
        payload: { guids: [guid], change: { is_in_trash: isInTrash } },
      });
    await change(true);
    expect((await read(path)).statusCode).toBe(410);
    await change(false);
    expect((await read(path)).statusCode).toBe(200);
    const suspended = (at: number | null) =>
      server.db.updateTable('users').set({ suspended_at: at }).where('guid', '=', owner.userGuid).execute();
    await suspended(1);
    expect((await read(path)).statusCode).toBe(410);
    await suspended(null);
    await server.db.deleteFrom('recipes').where('guid', '=', guid).execute();
    expect((await read(path)).statusCode).toBe(410);
  });

  test('can only be created by the owner', async () => {
    const guid = await addRecipe(server, owner);
    const stranger = await signInSomebody(server);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? unlisted : undefined;
      expect((await call(method, guid, body, stranger)).statusCode, method).toBe(404);
    }
  });

  test('cannot be created again after staff withdrew it', async () => {
    const guid = await addRecipe(server, owner);
    await shareIt(guid);
    const barred = { withdrawn_at: 1, withdrawn_by_staff: true, withdrawn_reason: 'Not a recipe.' };
    await server.db.updateTable('shared_recipes').set(barred).where('recipe_guid', '=', guid).execute();
    expect(envelopeOf(await call('PUT', guid, unlisted)).status_code).toBe(10);
    expect(await stateOf(call('GET', guid))).toMatchObject({ share: null, barredFor: 'Not a recipe.' });
  });
});

test('impersonating staff create, change and end no link', async () => {
  const { browser, user } = await impersonating(server);
  const url = fillPath(endpoints.getShare.path, { companyUri: user.companyUri, guid: await addRecipe(server, user) });
  const refused = [await browser.get(url), await browser.put(url, toWire(unlisted) as object), await browser.delete(url)];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

describe('the public view', () => {
  const wishes = [{ kind: 'allergy' as const, id: 'peanut', label: 'no peanuts', source: 'profile' as const }];
  const body = { wishes, assumptions: ['Made without peanuts because of your allergy.'], labels: ['vegan' as const, 'halal' as const] };

  test('contains nothing of its owner: no wishes, remarks, company, or religious label', async () => {
    const guid = await addRecipe(server, owner, { body });
    const response = await read(await shareIt(guid));
    const { recipe, photo } = create(payloadOf(response), sharedRecipeSchema);
    expect(recipe).toMatchObject({ companyUri: '', photoGuid: null, assumptions: [], labels: ['vegan'] });
    expect([recipe.wishes, recipe.shelf, photo]).toEqual([undefined, undefined, null]);
    for (const secret of [guid, owner.companyUri, owner.userGuid, 'peanut', 'allergy']) expect(response.body).not.toContain(secret);
    const html = (await page(await shareIt(guid))).body;
    for (const secret of [guid, owner.companyUri, owner.userGuid, 'allergy']) expect(html).not.toContain(secret);
  });

  test('uses the requested language, if the kitchen can write it', async () => {
    const path = await shareIt(await addRecipe(server, owner, { plan: planned() }));
    const titles = await Promise.all(['de', 'ja'].map(async (language) => (await shown(path, `?language=${language}`)).recipe.language));
    expect(titles).toEqual(['de', 'ja']);
  });

  test('has the photo only if its owner wants that', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const photoGuid = newGuid();
    const photo = {
      guid: photoGuid,
      user_guid: owner.userGuid,
      company_guid: owner.companyGuid,
      bytes,
      media_type: 'image/jpeg',
      width: 40,
      height: 30,
      created_at: 1,
    };
    await server.db.insertInto('photos').values(photo).execute();
    const guid = await addRecipe(server, owner, { photoGuid });
    const path = await shareIt(guid);
    expect([(await shown(path)).photo, (await server.app.inject(`${path}/photo.jpg`)).statusCode]).toEqual([null, 404]);
    await shareIt(guid, { isListed: false, showsPhoto: true });
    expect((await shown(path)).photo).toBe(`${path}/photo.jpg`);
    expect((await server.app.inject(`${path}/photo.jpg`)).rawPayload.equals(bytes)).toBe(true);
    await call('DELETE', guid);
    expect((await server.app.inject(`${path}/photo.jpg`)).statusCode).toBe(410);
  });

  test('has its own preview picture', async () => {
    const path = await shareIt(await addRecipe(server, owner, { body: { kind: 'soup' } }));
    const response = await server.app.inject(`${path}/picture.png`);
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'png' });
  });
});

describe('the served page', () => {
  const dataIn = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

  test('gives search engines the data that Google asks for, in the language of its address', async () => {
    const path = await shareIt(await addRecipe(server, owner, { plan: planned() }), { isListed: true, showsPhoto: false });
    const response = await page(`${path}?locale=de`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-robots-tag']).toBeUndefined();
    const origin = server.app.deps.config.publicUrl;
    expect(response.body).toContain(`<link rel="canonical" href="${origin}${path}?locale=de" />`);
    expect(response.body.match(/rel="alternate" hreflang=/g)).toHaveLength(locales.length + 1);
    expect(response.body).toMatch(/<meta property="og:image" content="[^"]+\/picture\.jpg\?v=[\w-]{12}&amp;locale=de" \/>/);
    const data = dataIn(response.body);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      url: origin + path,
      inLanguage: 'de',
      author: { '@type': 'Organization', url: `${origin}/` },
      image: ['16x9', '4x3', '1x1'].map((form) =>
        expect.stringMatching(new RegExp(`^${origin}${path}/picture-${form}\\.jpg\\?v=[\\w-]{12}$`)),
      ),
    });
    for (const asked of [
      'name',
      'image',
      'author',
      'datePublished',
      'description',
      'prepTime',
      'recipeYield',
      'recipeCategory',
      'recipeCuisine',
      'recipeIngredient',
      'recipeInstructions',
      'keywords',
      'totalTime',
      'cookTime',
      'nutrition',
      'suitableForDiet',
    ])
      expect(data, asked).toHaveProperty([asked]);
    expect(Object.keys(data).filter((name) => name.startsWith('anydish:'))).toEqual([]);
  });

  test('excludes search engines until its owner allows them', async () => {
    const response = await page(await shareIt(await addRecipe(server, owner)));
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.body).toContain('<meta name="robots" content="noindex" />');
    // oEmbed is for those who have the link; other languages are for search engines.
    expect(response.body).not.toContain('hreflang=');
  });

  test('escapes titles in scripts, attributes and tags', async () => {
    const title = '</script><script>alert(1)</script>"><img src=x>&';
    const html = (await page(await shareIt(await addRecipe(server, owner, { body: { title, summary: title } })))).body;
    expect(html).not.toMatch(/<script>alert|<img/);
    expect(dataIn(html)).toMatchObject({ name: title, description: title });
  });
});
