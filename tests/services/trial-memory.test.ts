import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Api } from '../../src/services/api.ts';
import { endSession } from '../../src/services/session.ts';
import { shownTrial, trialRecord } from '../../src/services/trial-memory.ts';

const asked = {
  seed: '11111111-1111-4111-8111-111111111111',
  description: 'Soup, I am allergic to celery',
  language: 'en',
  unitSystem: 'metric',
  choice: null,
  improvise: false,
  wishes: [],
  dismissed: [],
} as const;

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

test('the words of a trial, which may name allergies, are deleted at sign-out', async () => {
  trialRecord.write({ asked: { ...asked, wishes: [], dismissed: [] } });
  shownTrial.write({ servings: 3, unitSystem: 'us' });
  expect([trialRecord.read()?.asked.description, shownTrial.read()?.servings]).toEqual([asked.description, 3]);
  const api: Api = () => Promise.resolve(undefined as never);
  const ending = createActor(endSession(api)).start();
  await toPromise(ending).catch(() => undefined);
  expect([trialRecord.read(), shownTrial.read()]).toEqual([null, null]);
});
