import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { newKey, type FileName, type FileStore } from './files.ts';

/** Photos at once in memory and on their way, at most 2 MB each. */
const batch = 8;
/** In milliseconds; the next round, an hour later, moves the rest. */
const longestMove = 20 * 60_000;

/** A column of bytes, and the one that names the file instead. */
interface Place {
  folder: FileName['folder'];
  table: string;
  guid: string;
  bytes: string;
  file: string;
  /** With the guid, it tells the row. */
  variant: RawBuilder<string>;
  type: RawBuilder<string>;
}

const jpeg = sql<string>`'image/jpeg'`;
const ofPictures = (bytes: string, file: string, variant: RawBuilder<string>): Place => ({
  folder: 'pictures',
  table: 'pictures',
  guid: 'guid',
  bytes,
  file,
  variant,
  type: jpeg,
});

const places: readonly Place[] = [
  {
    folder: 'photos',
    table: 'photos',
    guid: 'guid',
    bytes: 'bytes',
    file: 'file',
    variant: sql`'original'`,
    type: sql`media_type`,
  },
  {
    folder: 'photos',
    table: 'photo_forms',
    guid: 'photo_guid',
    bytes: 'bytes',
    file: 'file',
    variant: sql`width || '-' || split_part(media_type, '/', 2)`,
    type: sql`media_type`,
  },
  ofPictures('bytes', 'file', sql`'original'`),
  ofPictures('wide', 'wide_file', sql`'wide'`),
  ofPictures('small', 'small_file', sql`'small'`),
];

interface Row {
  guid: string;
  variant: string;
}

/** Sets both columns, if the row is still what was read: it may be gone, or moved by another process. */
async function write(db: Kysely<Database>, place: Place, { guid, variant }: Row, to: Record<'bytes' | 'file' | 'was', unknown>) {
  await sql`update ${sql.table(place.table)} set ${sql.ref(place.bytes)} = ${to.bytes}, ${sql.ref(place.file)} = ${to.file}
    where ${sql.ref(place.guid)} = ${guid} and ${place.variant} = ${variant} and ${sql.ref(place.file)} is not distinct from ${to.was}`.execute(
    db,
  );
}

/** Waits for all, also when one fails, so that nothing goes on behind the caller. @throws the first failure */
async function allDone(work: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function intoStore(db: Kysely<Database>, store: FileStore, place: Place, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await sql<Row & { type: string; bytes: Buffer }>`
      select ${sql.ref(place.guid)} as guid, ${place.variant} as variant, ${place.type} as type, ${sql.ref(place.bytes)} as bytes
      from ${sql.table(place.table)} where ${sql.ref(place.bytes)} is not null order by ${sql.ref(place.guid)} limit ${batch}`.execute(db);
    await allDone(
      rows.map(async ({ type, bytes, ...row }) => {
        const key = newKey({ folder: place.folder, ...row });
        await store.put(key, bytes, type);
        await write(db, place, row, { bytes: null, file: key, was: null });
      }),
    );
    if (rows.length < batch) return;
  }
}

/** The files themselves are deleted in the next round: answers that are under way may still read them. */
async function intoRows(db: Kysely<Database>, store: FileStore, place: Place, isOver: () => boolean): Promise<void> {
  for (let after = ''; !isOver();) {
    const { rows } = await sql<Row & { file: string }>`
      select ${sql.ref(place.guid)} as guid, ${place.variant} as variant, ${sql.ref(place.file)} as file
      from ${sql.table(place.table)} where ${sql.ref(place.file)} > ${after} order by ${sql.ref(place.file)} limit ${batch}`.execute(db);
    await allDone(
      rows.map(async ({ file, ...row }) => {
        const bytes = await store.get(file);
        // A lost file stays named: somebody may put it back from a copy.
        if (bytes !== null) await write(db, place, row, { bytes, file: null, was: file });
      }),
    );
    if (rows.length < batch) return;
    after = rows.at(-1)?.file ?? '';
  }
}

/** Moves bytes to where new ones are kept: out of the rows, or back. Does nothing without a store. @throws StoreError */
export async function moveFiles({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  const { store, isInRows } = files;
  if (store === null) return;
  const began = clock.now();
  const isOver = () => clock.now() - began > longestMove;
  for (const place of places) await (isInRows ? intoRows : intoStore)(db, store, place, isOver);
}
