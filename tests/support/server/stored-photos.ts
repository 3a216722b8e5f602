import sharp from 'sharp';
import { create } from 'superstruct';
import { vi } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { filesIn, filesInRows, type Files } from '../../../server/files/files.ts';
import { openObjectStore } from '../../../server/files/object-store.ts';
import { sweepFiles } from '../../../server/files/sweep-files.ts';
import { logOptions } from '../../../server/log.ts';
import { buildTestApp, payloadOf, signInSomebody } from './app.ts';
import { TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { TestObjectStore } from './object-store.ts';
import { ScriptedCook } from './scripted-cook.ts';
import { upload } from './upload.ts';

export const day = 24 * 60 * 60_000;

/** The sizes of a photo and the photo itself, as the store names them. */
export const whole = ['1280-avif', '1280-jpeg', '1280-webp', '320-avif', '320-jpeg', '320-webp', '640-avif', '640-jpeg', '640-webp'].concat(
  'original',
);

/** Two servers over one database: `server` keeps photos in an object store, `before` in the rows. */
export async function openStoredPhotos() {
  const [clock, database, bucket] = [new TestClock(), await openTestDatabase(), await TestObjectStore.open()];
  const { db } = database;
  bucket.now = clock.now;
  const times = { limit: 30_000, rest: 0 };
  const store = openObjectStore({ ...bucket.settings, isLeft: false }, times);
  const [lines, cook]: [string[], ScriptedCook] = [[], new ScriptedCook()];
  const logger = logOptions({ write: (line) => void lines.push(line) });
  const start = (files: Files) => buildTestApp({ database, clock, files, cook, logger });
  const [server, before] = [await start(filesIn(store)), await start(filesInRows)];
  // It only reads: orders are cooked by the other one.
  await before.app.deps.workers.close();
  const viewer = await signInSomebody(server);
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();
  const formsOf = (guid: string) => db.selectFrom('photo_forms').select(['bytes', 'file']).where('photo_guid', '=', guid).execute();
  return {
    clock,
    db,
    bucket,
    store,
    /** Lines of the log. */
    lines,
    cook,
    server,
    before,
    viewer,
    jpeg,
    formsOf,

    setMood: (mood: typeof bucket.mood) => {
      bucket.mood = mood;
      // A request that is answered may take as long as a busy machine needs.
      times.limit = mood === 'hung' ? 100 : 30_000;
    },

    /** A photo whose sizes are made. */
    addPhoto: async (app = server, who = viewer): Promise<string> => {
      const { guid } = create(payloadOf(await upload(app, who, jpeg)), photoSchema);
      await vi.waitUntil(async () => (await formsOf(guid)).length === 9, { timeout: 60_000 });
      return guid;
    },

    look: (guid: string, query = '', app = server) =>
      app.app.inject({
        url: `${fillPath(rawPaths.photo, { companyUri: viewer.companyUri, guid })}${query}`,
        headers: { ...viewer.headers, accept: 'image/avif,*/*' },
      }),

    rowOf: (guid: string) => db.selectFrom('photos').select(['bytes', 'file']).where('guid', '=', guid).executeTakeFirst(),

    /** How many files wait for their deletion. */
    left: async () => (await db.selectFrom('left_files').select('file').execute()).length,

    tend: () => sweepFiles(db, clock, store),

    close: async () => {
      await server.close();
      await before.close();
      await database.close();
      bucket.close();
    },
  };
}
