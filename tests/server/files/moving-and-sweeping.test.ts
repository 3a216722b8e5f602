import { afterAll, beforeEach, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { filesIn } from '../../../server/files/files.ts';
import { moveFiles } from '../../../server/files/move-files.ts';
import { sweep } from '../../../server/janitor.ts';
import { tidy } from '../../../server/tidy.ts';
import { signInSomebody } from '../../support/server/app.ts';
import { day, openStoredPhotos, whole } from '../../support/server/stored-photos.ts';

const hour = 60 * 60_000;
const kit = await openStoredPhotos();
const { clock, db, bucket, store, server, before, jpeg, setMood, addPhoto, look, rowOf, left, tend } = kit;
beforeEach(() => setMood('well'));
afterAll(kit.close);

test('rows move into the store and back, and nothing is lost or left', async () => {
  const guid = await addPhoto(before);
  const { rawPayload: original } = await look(guid);
  await moveFiles({ db, clock, files: filesIn(store) });
  expect((await rowOf(guid))?.bytes).toBeNull();
  expect(bucket.variants(`photos/${guid}/`).toSorted()).toEqual(whole);
  expect((await look(guid)).rawPayload).toEqual(original);

  // A store that goes away in between moves nothing halfway.
  bucket.mood = 'cutting';
  await expect(moveFiles({ db, clock, files: filesIn(store, { isLeft: true }) })).rejects.toThrow('object store');
  expect((await rowOf(guid))?.bytes).toBeNull();
  bucket.mood = 'well';
  await tend();
  await moveFiles({ db, clock, files: filesIn(store, { isLeft: true }) });
  const row = await rowOf(guid);
  expect([row?.bytes?.equals(original), row?.file]).toEqual([true, null]);
  expect((await look(guid, '', before)).rawPayload).toEqual(original);
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
  await tend();
  expect([bucket.variants(`photos/${guid}/`), await left()]).toEqual([[], 0]);
  await moveFiles({ db, clock, files: filesIn(store) });
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
});

test('processes that move the same rows at once lose nothing, and what is left over is swept', async () => {
  const guids = [await addPhoto(before), await addPhoto(before)];
  const { rawPayload: original } = await look(guids[0] ?? '');
  const move = () => moveFiles({ db, clock, files: filesIn(store) });
  await Promise.all([move(), move(), move()]);
  for (const guid of guids) expect((await look(guid)).rawPayload).toEqual(original);
  clock.advance(day + 1);
  await tend();
  for (const guid of guids) expect(bucket.variants(`photos/${guid}/`).toSorted()).toEqual(whole);
});

test('a photo that is swept takes its files along', async () => {
  const guid = await addPhoto();
  clock.advance(day + 1);
  await sweep(db, clock);
  expect(await rowOf(guid)).toBeUndefined();
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
  await tend();
  expect(bucket.variants(`photos/${guid}/`)).toEqual([]);
});

test('an account takes its files along, at the second try where the first one failed', async () => {
  const owner = await signInSomebody(server);
  const guid = await addPhoto(server, owner);
  const now = clock.now();
  const request = {
    guid: newGuid(),
    user_guid: owner.userGuid,
    requested_at: now,
    executes_at: now,
    gone_at: now + day,
    cancelled_at: null,
  };
  await db.insertInto('deletion_requests').values(request).execute();
  setMood('refusing');
  // Everything else of the round is done.
  await expect(tidy(server.app.deps)).rejects.toThrow('503');
  expect([await rowOf(guid), await left()]).toEqual([undefined, 10]);
  setMood('well');
  clock.advance(hour);
  expect(await tidy(server.app.deps)).toBe(true);
  expect([bucket.variants(`photos/${guid}/`), await left()]).toEqual([[], 0]);
});

test('files without a row are deleted after a day, page by page, and nothing else', async () => {
  const guid = await addPhoto();
  const orphan = `photos/${newGuid()}/original-0123456789abcdef01`;
  const foreign = ['photos/readme.txt', 'backups/photos/x', `pictures/${newGuid()}/X.jpg`, `photos/${'-'.repeat(36)}/x`];
  for (const key of [orphan, ...foreign]) await store.put(key, jpeg, 'image/jpeg');
  await tend();
  expect(bucket.files.has(orphan)).toBe(true);
  clock.advance(day + 1);
  bucket.pageLength = 3;
  await tend();
  bucket.pageLength = 1_000;
  expect(bucket.files.has(orphan)).toBe(false);
  for (const key of foreign) expect(bucket.files.has(key), key).toBe(true);
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
});
