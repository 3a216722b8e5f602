import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Api } from '../../src/services/api.ts';
import { endSession, recordKeys } from '../../src/services/account-records.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
});

test('sign-out deletes what an account has stored, for example the words of a trial, which may name allergies', async () => {
  const [ofBrowser, ofTab] = [Object.values(recordKeys.browser), Object.values(recordKeys.tab)];
  for (const key of ofBrowser) localStorage.setItem(key, '{}');
  for (const key of ofTab) sessionStorage.setItem(key, '{}');
  localStorage.setItem('anydish.console-navigation', 'true');
  const api: Api = () => Promise.resolve(undefined as never);
  await toPromise(createActor(endSession(api)).start());
  expect(ofBrowser.map((key) => localStorage.getItem(key))).toEqual(ofBrowser.map(() => null));
  expect(ofTab.map((key) => sessionStorage.getItem(key))).toEqual(ofTab.map(() => null));
  expect([ofTab.includes('anydish.trial'), localStorage.getItem('anydish.console-navigation')]).toEqual([true, 'true']);
});

test('a browser that stores nothing signs out all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const api: Api = () => Promise.resolve(undefined as never);
  await expect(toPromise(createActor(endSession(api)).start())).resolves.toBeUndefined();
});
