import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../machines/kitchen/draft.ts';
import { createKitchenDrafts } from '../../src/services/kitchen-drafts.ts';
import { stored } from '../machines/kitchen/kitchen.fixture.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // A Storage with its keys as properties.
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
  );
  vi.useFakeTimers({ now: Date.UTC(2025, 3, 1), toFake: ['Date'] });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const leave = (tab: string, kitchen = stored(), savedAt = Date.now()) =>
  localStorage.setItem(`anydish.kitchen.ana/${tab}`, JSON.stringify({ savedAt, kitchen }));
const open = () => createKitchenDrafts(() => 'mine');
const find = (takeUp: string | null = null) => open().find({ companyUri: 'ana', takeUp });

test('orders of closed tabs are found, newest first; empty and month-old ones are deleted', async () => {
  leave('older', stored(), Date.now() - day);
  leave('newer', stored({ jobGuid: 'job-1' }));
  leave('empty', stored({ draft: emptyDraft('draft-2') }));
  leave('forgotten', stored(), Date.now() - 30 * day);
  const { stored: own, left } = await find();
  expect(own).toBeNull();
  expect(left).toMatchObject([
    { id: 'newer', isSent: true, hasPhoto: true },
    { id: 'older', isSent: false, description: 'miso ramen' },
  ]);
  expect(Object.keys(localStorage).toSorted()).toEqual(['anydish.kitchen.ana/newer', 'anydish.kitchen.ana/older']);
});

test('a resumed order moves to this tab, once', async () => {
  leave('closed');
  expect(await find('closed')).toMatchObject({ stored: stored(), left: [] });
  expect(Object.keys(localStorage)).toEqual(['anydish.kitchen.ana/mine']);
  expect((await find('closed')).stored).toEqual(stored());
});

test('the single order stored by older versions moves to the first tab', async () => {
  localStorage.setItem('anydish.kitchen.ana', JSON.stringify(stored()));
  expect((await find()).stored).toEqual(stored());
  expect(Object.keys(localStorage)).toEqual(['anydish.kitchen.ana/mine']);
});
