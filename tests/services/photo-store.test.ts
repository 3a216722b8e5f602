import { beforeEach, expect, test, vi } from 'vitest';
import { createPhotoStore } from '../../src/services/photo-store.ts';

// Node has no IndexedDB; all tabs of a browser share one.
const kept = vi.hoisted(() => ({ photos: new Map<string, unknown>(), isBroken: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: async () => {
    if (kept.isBroken) throw new Error('The browser keeps nothing.');
    return [...kept.photos];
  },
  get: async (key: string) => kept.photos.get(key),
  set: async (key: string, value: unknown) => void kept.photos.set(key, value),
  del: async (key: string) => void kept.photos.delete(key),
}));

const hour = 60 * 60_000;
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1])], 'soup.jpg');

/** A tab with its own ids. */
function openTab(name: string) {
  let made = 0;
  return createPhotoStore(() => `${name}-${(made += 1)}`);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 3, 1) });
  kept.photos.clear();
  kept.isBroken = false;
  return () => vi.useRealTimers();
});

test('a photo is found again by its id, with what the server calls it', async () => {
  const tab = openTab('a');
  const { id } = await tab.keep(jpeg());
  expect(await tab.find(id)).toMatchObject({ name: 'soup.jpg', guid: null });
  await tab.setGuid(id, 'guid-1');
  expect(await tab.find(id)).toMatchObject({ name: 'soup.jpg', guid: 'guid-1', keptAt: Date.now() });
  expect(await tab.find('other')).toBeNull();
});

test('a photo that is taken back while it is kept leaves nothing', async () => {
  const tab = openTab('a');
  const later = new AbortController();
  const kept1 = tab.keep(jpeg(), later.signal);
  later.abort();
  await expect(kept1).rejects.toThrow(/abort/i);
  expect(kept.photos.size).toBe(0);
});

test('one preview is held at a time', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const tab = openTab('a');
  const first = await tab.keep(jpeg());
  const second = await tab.keep(jpeg());
  await tab.preview(second.id);
  expect(made.mock.results.map(({ value }) => value as string)).toHaveLength(3);
  expect(revoked.mock.calls.flat().slice(-2)).toEqual([first.previewUrl, second.previewUrl]);
});

test('what the server was sent is sent again once the server may have swept it', async () => {
  const tab = openTab('a');
  const { id } = await tab.keep(jpeg());
  vi.advanceTimersByTime(30 * hour);
  await tab.setGuid(id, 'guid-1');
  vi.advanceTimersByTime(20 * hour);
  expect(await tab.find(id)).toMatchObject({ guid: 'guid-1' });
  vi.advanceTimersByTime(1);
  expect(await tab.find(id)).toMatchObject({ name: 'soup.jpg', guid: null });
});

test('a photo that nobody remembers any more goes after an hour', async () => {
  const tab = openTab('a');
  await tab.keep(jpeg());
  vi.advanceTimersByTime(hour);
  await tab.sweep(new Set());
  expect(kept.photos.size).toBe(1);
  vi.advanceTimersByTime(1);
  await tab.sweep(new Set());
  expect(kept.photos.size).toBe(0);
});

test('a remembered photo stays, however old it is', async () => {
  const tab = openTab('a');
  const { id } = await tab.keep(jpeg());
  vi.advanceTimersByTime(30 * 24 * hour);
  await tab.sweep(new Set([id]));
  expect([...kept.photos.keys()]).toEqual([id]);
});

test('no tab deletes what another has just chosen and not remembered yet', async () => {
  const [mine, other] = [openTab('a'), openTab('b')];
  const old = await mine.keep(jpeg());
  vi.advanceTimersByTime(2 * hour);
  const fresh = await other.keep(jpeg());
  await mine.sweep(new Set());
  expect(await mine.find(old.id)).toBeNull();
  expect(await other.find(fresh.id)).not.toBeNull();
});

test('a photo from before photos had a time goes with the first sweep', async () => {
  kept.photos.set('old', { file: new Blob([]), name: 'old.jpg', guid: null });
  await openTab('a').sweep(new Set());
  expect(kept.photos.size).toBe(0);
});

test('a browser that keeps nothing has nothing to sweep', async () => {
  kept.isBroken = true;
  await expect(openTab('a').sweep(new Set())).resolves.toBeUndefined();
});

test.each([
  ['empty', new File([], 'soup.jpg')],
  ['no photo', new File(['words'], 'soup.jpg')],
])('a file that is %s is not kept', async (_, file) => {
  await expect(openTab('a').keep(file)).rejects.toMatchObject({ message: expect.any(String) as string });
  expect(kept.photos.size).toBe(0);
});
