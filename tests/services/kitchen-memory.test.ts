import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOrders } from '../../src/services/kitchen-memory.ts';
import { stored } from '../machines/kitchen/kitchen.fixture.ts';
import { createKitchenDrafts } from '../../src/services/kitchen-drafts.ts';

const kept = vi.hoisted(() => ({ photos: new Map<string, unknown>(), isBroken: false }));
vi.mock('idb-keyval', () => ({
  createStore: (...names: string[]) => names.join('/'),
  clear: async (store: string) => {
    if (kept.isBroken) throw new Error('The browser keeps nothing.');
    if (store === 'anydish-photos/photos') kept.photos.clear();
  },
}));

/** A Storage with its keys as properties. */
function createStorage(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage: object = Object.assign(Object.create(methods), entries);
  return storage;
}

async function rememberIn(...companyUris: string[]) {
  const drafts = createKitchenDrafts(() => 'tab-1');
  for (const companyUri of companyUris) {
    await drafts.find({ companyUri, takeUp: null });
    drafts.remember({ companyUri, stored: stored() });
  }
}

beforeEach(() => {
  kept.isBroken = false;
  kept.photos.clear();
  kept.photos.set('photo-1', {});
  vi.stubGlobal('localStorage', createStorage({ 'anydish.language': 'de' }));
  return () => vi.unstubAllGlobals();
});

test('sign-out deletes the orders of every kitchen and their photos, and nothing else', async () => {
  await rememberIn('ana', 'second');
  expect(Object.keys(localStorage)).toHaveLength(3);
  await forgetOrders();
  expect(Object.keys(localStorage)).toEqual(['anydish.language']);
  expect(kept.photos.size).toBe(0);
});

test('texts are deleted even if photos are unreachable', async () => {
  await rememberIn('ana');
  kept.isBroken = true;
  await forgetOrders();
  expect(Object.keys(localStorage)).toEqual(['anydish.language']);
});

test('without storage there is nothing to delete', async () => {
  vi.stubGlobal('localStorage', undefined);
  await expect(forgetOrders()).resolves.toBeUndefined();
});
