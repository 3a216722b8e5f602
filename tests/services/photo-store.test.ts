import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { MissingCode } from '../../src/services/photo-shrinking.ts';
import { createPhotoStore, type PhotoStore } from '../../src/services/photo-store.ts';

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

// Only a browser can resize: the test scripts the result.
const shrink = vi.hoisted(() => ({ to: (_: Blob): Promise<Blob> => Promise.resolve(new Blob()) }));
vi.mock('../../src/services/photo-shrinking.ts', () => ({
  MissingCode: class extends Error {},
  shrunk: (file: Blob) => shrink.to(file),
}));

const hour = 60 * 60_000;
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1])], 'soup.jpg');

const heic = () => new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(4), 'mif1heic', new Uint8Array(9)], 'soup.heic');
const small = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])]);
const going = () => new AbortController().signal;

/** A tab with its own ids. */
function openTab(name: string): PhotoStore & { keepNext: (file: File, signal?: AbortSignal) => ReturnType<PhotoStore['keep']> } {
  const store = createPhotoStore();
  let made = 0;
  return { ...store, keepNext: (file, signal) => store.keep(`${name}-${(made += 1)}`, file, signal) };
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers({ now: Date.UTC(2025, 3, 1) });
  kept.photos.clear();
  kept.isBroken = false;
  return () => vi.useRealTimers();
});

test('a photo is found by id, with the server’s guid', async () => {
  const tab = openTab('a');
  const { id } = await tab.keepNext(jpeg());
  expect(await tab.find(id)).toMatchObject({ name: 'soup.jpg', guid: null });
  await tab.setGuid(id, 'guid-1');
  expect(await tab.find(id)).toMatchObject({ name: 'soup.jpg', guid: 'guid-1', keptAt: Date.now() });
  expect(await tab.find('other')).toBeNull();
});

test('a photo removed while being stored leaves nothing', async () => {
  const tab = openTab('a');
  const later = new AbortController();
  const kept1 = tab.keepNext(jpeg(), later.signal);
  later.abort();
  await expect(kept1).rejects.toThrow(/abort/i);
  expect(kept.photos.size).toBe(0);
});

test('each resized photo has one preview URL, and removed ones have none', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  shrink.to = () => Promise.resolve(small);
  const tab = openTab('a');
  const chosen = [await tab.keepNext(jpeg()), await tab.keepNext(jpeg())];
  expect(chosen.map(({ previewUrl }) => previewUrl)).toEqual(['', '']);
  const [first, second] = await Promise.all(chosen.map((photo) => tab.shrink(photo, going())));
  expect(made).toHaveBeenCalledTimes(2);
  const [shown] = await tab.preview(second === undefined ? [] : [second]);
  expect(made.mock.results.at(-1)?.value).toBe(shown?.previewUrl);
  expect(revoked.mock.calls.flat().slice(-2)).toEqual([first?.previewUrl, second?.previewUrl]);
});

test('a photo is stored unchanged until resized, and resized once', async () => {
  const tab = openTab('a');
  const chosen = jpeg();
  const photo = await tab.keepNext(chosen);
  expect((await tab.find(photo.id))?.file).toBe(chosen);
  const asked = vi.fn(() => Promise.resolve(small));
  shrink.to = asked;
  const ready = await tab.shrink(photo, going());
  expect(ready).toEqual({ ...photo, previewUrl: ready.previewUrl });
  expect((await tab.find(photo.id))?.file).toBe(small);
  await tab.shrink(ready, going());
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a file that only the server may read is uploaded unchanged', async () => {
  const tab = openTab('a');
  const chosen = jpeg();
  const photo = await tab.keepNext(chosen);
  shrink.to = () => Promise.reject(new Error('Too many pixels.'));
  await tab.shrink(photo, going());
  expect((await tab.find(photo.id))?.file).toBe(chosen);
});

test('a HEIC has no preview before it is resized; without its decoder it can be retried, and an unreadable one is refused', async () => {
  const tab = openTab('a');
  const photo = await tab.keepNext(heic());
  expect(photo.previewUrl).toBe('');
  shrink.to = () => Promise.reject(new MissingCode('offline'));
  await expect(tab.shrink(photo, going())).rejects.toThrow(MissingCode);
  shrink.to = () => Promise.resolve(small);
  expect((await tab.shrink(photo, going())).previewUrl).not.toBe('');
  const broken = await tab.keepNext(heic());
  shrink.to = () => Promise.reject(new Error('No picture.'));
  await expect(tab.shrink(broken, going())).rejects.toMatchObject({
    statusCode: 13,
    payload: { photo: expect.stringMatching(/HEIC/) as string },
  });
});

test('after two crashes of the tab a photo is uploaded unchanged', async () => {
  const tab = openTab('a');
  const photo = await tab.keepNext(jpeg());
  const asked = vi.fn(() => new Promise<Blob>(() => undefined));
  shrink.to = asked;
  for (const crashes of [1, 2]) {
    void tab.shrink(photo, going());
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(crashes));
  }
  await tab.shrink(photo, going());
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await tab.find(photo.id)).toMatchObject({ name: 'soup.jpg' });
});

test('a photo deleted by the browser is reported', async () => {
  const gone = { id: 'gone', name: 'soup.jpg', previewUrl: '', hasArrived: false };
  await expect(openTab('a').shrink(gone, going())).rejects.toMatchObject({
    payload: { photo: expect.stringMatching(/add it again/) as string },
  });
  expect(await openTab('a').preview([gone])).toEqual([]);
});

test('a photo is uploaded again once the server may have deleted it', async () => {
  const tab = openTab('a');
  const { id } = await tab.keepNext(jpeg());
  vi.advanceTimersByTime(30 * hour);
  await tab.setGuid(id, 'guid-1');
  vi.advanceTimersByTime(20 * hour);
  expect(await tab.find(id)).toMatchObject({ guid: 'guid-1' });
  vi.advanceTimersByTime(1);
  expect(await tab.find(id)).toMatchObject({ name: 'soup.jpg', guid: null });
});

test('a photo without an order is deleted after an hour', async () => {
  const tab = openTab('a');
  await tab.keepNext(jpeg());
  vi.advanceTimersByTime(hour);
  await tab.sweep(new Set());
  expect(kept.photos.size).toBe(1);
  vi.advanceTimersByTime(1);
  await tab.sweep(new Set());
  expect(kept.photos.size).toBe(0);
});

test('a photo with an order stays, however old it is', async () => {
  const tab = openTab('a');
  const { id } = await tab.keepNext(jpeg());
  vi.advanceTimersByTime(30 * 24 * hour);
  await tab.sweep(new Set([id]));
  expect([...kept.photos.keys()]).toEqual([id]);
});

test('no tab deletes a photo that another has just chosen', async () => {
  const [mine, other] = [openTab('a'), openTab('b')];
  const old = await mine.keepNext(jpeg());
  vi.advanceTimersByTime(2 * hour);
  const fresh = await other.keepNext(jpeg());
  await mine.sweep(new Set());
  expect(await mine.find(old.id)).toBeNull();
  expect(await other.find(fresh.id)).not.toBeNull();
});

test('a photo without a stored time goes with the first cleanup', async () => {
  kept.photos.set('old', { file: new Blob([]), name: 'old.jpg', guid: null });
  await openTab('a').sweep(new Set());
  expect(kept.photos.size).toBe(0);
});

test('without storage there is nothing to clean up', async () => {
  kept.isBroken = true;
  await expect(openTab('a').sweep(new Set())).resolves.toBeUndefined();
});

test.each([
  ['empty', new File([], 'soup.jpg')],
  ['no photo', new File(['words'], 'soup.jpg')],
])('a file that is %s is not stored', async (_, file) => {
  await expect(openTab('a').keepNext(file)).rejects.toMatchObject({ message: expect.any(String) as string });
  expect(kept.photos.size).toBe(0);
});
