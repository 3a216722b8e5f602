import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptOffline } from '../../contract/recipes/recipe-endpoints.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { anonymousSession } from '../../machines/shell/session.machine.ts';
import { createSavedRecipes, ownerOf } from '../../src/services/saved-recipes.ts';
import { shakshuka } from '../support/views/recipes.ts';

// Node has no IndexedDB.
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: async () => [...stored],
  keys: async () => [...stored.keys()],
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => stored.delete(key)),
}));

let now = 0;
const saved = createSavedRecipes(() => (now += 1));
const recipe = (guid: string): Recipe => ({ ...shakshuka, guid });
const photo = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
const keep = (guid: string, picture: Blob | null = null, owner = 'ada') => saved.store({ recipe: recipe(guid), photo: picture, owner });
const titles = async () => (await saved.list()).map((one) => one.recipe.guid);

beforeEach(() => stored.clear());

test('the newest is first, even if only opened again', async () => {
  for (const guid of ['a', 'b', 'a']) await keep(guid);
  expect(await titles()).toEqual(['a', 'b']);
  expect(await saved.isEmpty()).toBe(false);
});

test('with twenty-one, the least recently opened makes room', async () => {
  for (let each = 0; each < 21; each += 1) await keep(`r${each}`);
  const kept = await titles();
  expect(kept).toHaveLength(20);
  expect(kept).not.toContain('r0');
});

test('a photo is stored up to half a mebibyte', async () => {
  await keep('small', photo(512 * 1024));
  await keep('large', photo(512 * 1024 + 1));
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const photoOf = (list: Awaited<ReturnType<typeof saved.list>>, guid: string) => list.find((one) => one.recipe.guid === guid)?.photo;
  const before = await saved.list();
  expect(photoOf(before, 'small')).toMatch(/^blob:/);
  expect(photoOf(before, 'large')).toBeNull();
  // Object URLs of earlier lists are revoked.
  await saved.list();
  expect(revoked).toHaveBeenCalledExactlyOnceWith(photoOf(before, 'small'));
});

test('a copy is removed by its recipe', async () => {
  for (const guid of ['a', 'b']) await keep(guid);
  await saved.remove(['a']);
  expect(await titles()).toEqual(['b']);
});

test('another user’s copies are not found, and are deleted with unreadable ones', async () => {
  await keep('a');
  await keep('b', null, 'bob');
  stored.set('torn', { owner: 'ada' });
  expect(await saved.find('b', (owner) => owner === 'ada')).toBeNull();
  expect(await saved.find('torn', (owner) => owner === 'ada')).toBeNull();
  expect(await titles()).toEqual(['b', 'a']);
  await saved.keepOnlyOf('ada');
  expect([...stored.keys()]).toEqual(['a']);
  await saved.keepOnlyOf(null);
  expect(await saved.isEmpty()).toBe(true);
});

test('copies belong to an account holder: not to a visitor, nor to impersonating staff', () => {
  const session = { ...anonymousSession('guid'), email: 'ada@cook.example' };
  expect(ownerOf(session)).toBe('guid');
  expect(ownerOf(anonymousSession('guid'))).toBeNull();
  expect(ownerOf({ ...session, extra: { suLogin: { guid: 'guid', email: 'staff@cook.example' } } })).toBeNull();
});

const marks = (guid: string, more: Partial<KeptOffline> = {}): KeptOffline => ({
  companyUri: shakshuka.companyUri,
  guid,
  version: shakshuka.version ?? 1,
  photoGuid: shakshuka.photoGuid,
  title: null,
  ...more,
});
const keepOffline = (guid: string, picture: Blob | null = null, owner = 'ada') =>
  saved.store({ recipe: recipe(guid), photo: picture, owner, isKept: true });

test('kept copies make no room for others, and open as kept', async () => {
  await keepOffline('marked', photo(1024 * 1024));
  for (let each = 0; each < 25; each += 1) await keep(`r${each}`);
  await keep('marked', photo(600 * 1024));
  const kept = await saved.list();
  expect(kept).toHaveLength(21);
  expect(kept.find((one) => one.recipe.guid === 'marked')).toMatchObject({
    isKept: true,
    photo: expect.stringMatching(/^blob:/) as string,
  });
  expect(kept.find((one) => one.recipe.guid === 'marked')?.bytes).toBeGreaterThan(600 * 1024);
});

test('a copy is valid while it equals the current recipe; unmarked it makes room again', async () => {
  for (const guid of ['a', 'b', 'c', 'd']) await keepOffline(guid);
  await keep('opened');
  await keepOffline('theirs', null, 'bob');
  const wanted = [marks('a'), marks('b', { version: 7 }), marks('c', { photoGuid: 'guid-other' }), marks('opened'), marks('theirs')];
  expect(await saved.mark(wanted, 'ada')).toEqual(['a']);
  expect((await saved.list()).find((one) => one.recipe.guid === 'd')).toMatchObject({ isKept: false });
  expect(await saved.mark([marks('a', { title: 'Sunday eggs' })], 'ada'), 'it has another title').toEqual([]);
});

test('on a full device, merely opened copies go first; then it is reported', async () => {
  await keep('opened');
  let room = 1;
  const full = new DOMException('Full', 'QuotaExceededError');
  const set = vi.spyOn(stored, 'set').mockImplementation(function put(this: Map<string, unknown>, key, value) {
    if (this.size >= room) throw full;
    return Map.prototype.set.call(this, key, value) as Map<string, unknown>;
  });
  await keepOffline('a');
  expect(await titles()).toEqual(['a']);
  await expect(keepOffline('b')).rejects.toBe(full);
  room = 2;
  await keepOffline('b');
  expect(await titles()).toHaveLength(2);
  set.mockRestore();
});
