import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ObjectStoreSettings } from '../../../server/config.ts';
import { openObjectStore } from '../../../server/files/object-store.ts';
import { StoreError } from '../../../server/files/store-error.ts';
import { storeKeys, TestObjectStore } from '../../support/server/object-store.ts';

const server = await TestObjectStore.open();
const times = { limit: 30_000, rest: 0 };
const setMood = (mood: typeof server.mood) => {
  server.mood = mood;
  // A request that is answered may take as long as a busy machine needs.
  times.limit = mood === 'hung' ? 100 : 30_000;
};
const open = (changes: Partial<ObjectStoreSettings> = {}, patience = times) =>
  openObjectStore({ ...server.settings, isLeft: false, ...changes }, patience);
beforeEach(() => {
  setMood('well');
  server.pageLength = 1_000;
  server.files.clear();
  server.calls.length = 0;
});
afterAll(() => server.close());

/** What the operator reads; fails when it is another error, or none. */
const told = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StoreError);
  return error instanceof Error ? error.message : '';
};

test('calls are signed by the product’s clock, not by the machine’s', async () => {
  const late = openObjectStore({ ...server.settings, isLeft: false }, times, () => Date.now() - 3_600_000);
  expect(await told(late.put('photos/a/original-1', Buffer.from([1]), 'image/jpeg'))).toContain('RequestTimeTooSkewed');
  const right = openObjectStore({ ...server.settings, isLeft: false }, times, () => Date.now());
  await expect(right.put('photos/a/original-1', Buffer.from([1]), 'image/jpeg')).resolves.toBeUndefined();
});

test('a file is written, read, listed and deleted under a verified signature', async () => {
  const store = open();
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  await store.put('photos/a/original-1', bytes, 'image/jpeg');
  expect(server.files.get('photos/a/original-1')).toMatchObject({ bytes, type: 'image/jpeg' });
  expect(await store.get('photos/a/original-1')).toEqual(bytes);
  const { files, isLast } = await store.list('photos/', '');
  expect([files.map(({ key }) => key), isLast]).toEqual([['photos/a/original-1'], true]);
  expect(Math.abs((files[0]?.changedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  await store.delete(['photos/a/original-1', 'photos/a/never-there']);
  expect(await store.get('photos/a/original-1')).toBeNull();
});

test('a list goes on where it stopped', async () => {
  const store = open();
  for (const key of ['photos/c', 'photos/a', 'pictures/z', 'photos/b']) await store.put(key, Buffer.from(key), 'image/jpeg');
  server.pageLength = 2;
  const first = await store.list('photos/', '');
  expect([first.files.map(({ key }) => key), first.isLast]).toEqual([['photos/a', 'photos/b'], false]);
  const second = await store.list('photos/', 'photos/b');
  expect([second.files.map(({ key }) => key), second.isLast]).toEqual([['photos/c'], true]);
});

test.each([
  ['another secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'AKIDOTHER' }, '403 InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, '403 InvalidAccessKeyId'],
  ['another bucket', { bucket: 'other' }, '404 NoSuchBucket'],
])('%s is refused, and the operator reads why', async (_, changes, why) => {
  const store = open(changes);
  expect(await told(store.put('photos/a', Buffer.from('x'), 'image/jpeg'))).toBe(`The object store answered ${why} to PUT.`);
  expect(await told(store.get('photos/a'))).toBe(`The object store answered ${why} to GET.`);
  expect(await told(store.delete(['photos/a']))).toBe(`The object store answered ${why} to POST.`);
  expect(server.files.size).toBe(0);
});

test('a store that is busy is asked three times', async () => {
  const store = open();
  setMood('refusing');
  expect(await told(store.get('photos/a'))).toBe('The object store answered 503 SlowDown to GET.');
  expect(server.calls).toHaveLength(3);
});

test('one that hangs is given up in time, and one that breaks off half-way answers with nothing', async () => {
  const store = open();
  await store.put('photos/a', Buffer.alloc(200_000, 1), 'image/jpeg');
  setMood('hung');
  expect(await told(store.get('photos/a'))).toBe('The object store did not answer within 0.1 seconds.');
  setMood('cutting');
  expect(await told(store.get('photos/a'))).toMatch(/^The object store cannot be reached, or broke off/);
  expect(await told(store.put('photos/b', Buffer.from('x'), 'image/jpeg'))).toMatch(/broke off/);
  setMood('well');
  expect(await store.get('photos/a')).toHaveLength(200_000);
});

test('while it is away nobody else waits: one call asks whether it is back', async () => {
  const store = open({}, { limit: 100, rest: 600_000 });
  setMood('hung');
  await told(store.get('photos/a'));
  server.calls.length = 0;
  expect(await told(store.get('photos/b'))).toMatch(/did not answer/);
  expect(server.calls).toEqual([]);

  const eager = open();
  await told(eager.get('photos/a'));
  server.calls.length = 0;
  const asking = eager.get('photos/a');
  expect(await told(eager.get('photos/b'))).toMatch(/did not answer/);
  await told(asking);
  expect(server.calls).toEqual(['GET /dishes/photos/a']);
  setMood('well');
  expect(await eager.get('photos/a')).toBeNull();
});

test('no message has a key, a name of a file or an address', async () => {
  const store = open({ secretAccessKey: 'wrong secret' });
  const messages = [await told(store.get('photos/somebody'))];
  setMood('hung');
  messages.push(await told(store.get('photos/somebody')));
  setMood('well');
  const gone = await TestObjectStore.open();
  const { endpoint } = gone.settings;
  gone.close();
  messages.push(await told(open({ endpoint }).get('photos/somebody')));
  expect(messages[2]).toBe('The object store cannot be reached, or broke off (ECONNREFUSED).');
  for (const word of [storeKeys.accessKeyId, 'secret', 'somebody', '127']) expect(messages.join(' ')).not.toContain(word);
});
