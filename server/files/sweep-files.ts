import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { isGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { filesPerCall, folders, type FileStore } from './files.ts';

const day = 24 * 60 * 60_000;
/** Calls per folder and round: what is left is looked through in the next ones. */
const mostPages = 100;

/** Deletes the files whose rows are gone, or name another file. One that could not be deleted stays written down. */
async function deleteLeftFiles(db: Kysely<Database>, store: FileStore): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('left_files').select('file').orderBy('file').limit(filesPerCall).execute();
    const files = rows.map(({ file }) => file);
    if (files.length === 0) return;
    await store.delete(files);
    await db.deleteFrom('left_files').where('file', 'in', files).execute();
  }
}

/** Only names that this product gives: whatever else is in the bucket stays. */
const isOurs = (key: string): boolean =>
  /^(?:photos|pictures)\/[0-9a-f-]{36}\/[0-9a-z-]{1,60}$/.test(key) && isGuid(key.split('/')[1] ?? '');

async function withoutRow(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select k.file from unnest(${[...keys]}::text[]) as k (file)
    where not exists (select from photos p where p.file = k.file)
      and not exists (select from photo_forms f where f.file = k.file)
      and not exists (select from pictures p where p.guid = split_part(k.file, '/', 2)::uuid and k.file in (p.file, p.wide_file, p.small_file))`.execute(
    db,
  );
  return rows.map(({ file }) => file);
}

const remember = (db: Kysely<Database>, folder: string, after: string) =>
  db
    .insertInto('file_sweeps')
    .values({ folder, after })
    .onConflict((conflict) => conflict.column('folder').doUpdateSet({ after }))
    .execute();

/** Deletes files that no row names and that are older than a day: what a broken upload or a killed process left behind. */
async function sweepFolder(db: Kysely<Database>, clock: Clock, store: FileStore, folder: string): Promise<void> {
  const mark = await db.selectFrom('file_sweeps').select('after').where('folder', '=', folder).executeTakeFirst();
  let after = mark?.after ?? '';
  for (let page = 0; page < mostPages; page += 1) {
    const { files, isLast } = await store.list(`${folder}/`, after);
    const old = files.filter(({ key, changedAt }) => isOurs(key) && changedAt < clock.now() - day).map(({ key }) => key);
    await store.delete(old.length === 0 ? [] : await withoutRow(db, old));
    // After the last one the next round begins anew.
    after = isLast ? '' : (files.at(-1)?.key ?? '');
    await remember(db, folder, after);
    if (after === '') return;
  }
}

/** Removes unreferenced files from the store. @throws StoreError */
export async function sweepFiles(db: Kysely<Database>, clock: Clock, store: FileStore): Promise<void> {
  await deleteLeftFiles(db, store);
  for (const folder of folders) await sweepFolder(db, clock, store, folder);
}
