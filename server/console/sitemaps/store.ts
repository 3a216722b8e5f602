import { sql, type Kysely } from 'kysely';
import type { SitemapCheck, SitemapDifference } from '../../../contract/console/sitemaps.ts';
import type { Clock } from '../../clock.ts';
import type { Workers } from '../../work/workers.ts';
import type { Database } from '../../db/schema.ts';
import type { Entry } from './entries.ts';
import { readPages, type MapFile } from './write-files.ts';

/** Milliseconds without a heartbeat after which a process counts as dead. */
export const leaseTime = 30_000;
/** Attempts before a version is given up: it may be what crashes the process. */
const mostAttempts = 3;
/** Versions that are kept in addition to the published and the previous one. */
const kept = 5;

export interface HeldVersion {
  guid: string;
  number: number;
}

const open = ['waiting', 'writing', 'checking'] as const;

/** A version's pages in key order, one file at a time. */
export async function* pagesOf(db: Kysely<Database>, guid: string): AsyncGenerator<Entry[]> {
  for (let number = 1; ; number += 1) {
    const file = await db
      .selectFrom('sitemap_files')
      .select('pages')
      .where('version_guid', '=', guid)
      .where('number', '=', number)
      .executeTakeFirst();
    if (file === undefined) return;
    yield await readPages(file.pages);
  }
}

/** Versions in the database. A worker can write only while its lease holds. */
export function createSitemapStore(db: Kysely<Database>, clock: Clock, { me: worker, isFree }: Pick<Workers, 'me' | 'isFree'>) {
  const held = (guid: string) =>
    db.updateTable('sitemap_versions').where('guid', '=', guid).where('state', 'in', open).where('leased_by', '=', worker);
  const end = (guid: string, state: 'done' | 'failed', found: object = {}) =>
    held(guid)
      .set({ state, ended_at: clock.now(), leased_by: null, leased_until: null, ...found })
      .execute();

  return {
    /** SQL: a version waits, or the process that wrote one is gone. */
    isWaiting: () => sql<boolean>`exists (select from sitemap_versions where state in ('waiting', 'writing', 'checking') and ${isFree()})`,

    /** Leases a version without a live worker and restarts it; null when there is none. */
    claim: async (): Promise<HeldVersion | null> => {
      const [now, tooOften] = [clock.now(), sql<boolean>`attempts >= ${mostAttempts}`];
      await db
        .updateTable('sitemap_versions')
        .set({ state: 'failed', ended_at: now, leased_by: null, leased_until: null })
        .where('state', 'in', open)
        .where(tooOften)
        .where(isFree())
        .execute();
      const { rows } = await sql<HeldVersion>`
        update sitemap_versions set state = 'writing', leased_by = ${worker}, leased_until = ${now + leaseTime}, attempts = attempts + 1,
          urls = 0, tried = 0, to_try = 0
        where guid in (select guid from sitemap_versions where state in ('waiting', 'writing', 'checking') and ${isFree()}
          order by number limit 1 for update skip locked)
        returning guid, number`.execute(db);
      const [row] = rows;
      if (row === undefined) return null;
      await db.deleteFrom('sitemap_files').where('version_guid', '=', row.guid).execute();
      return row;
    },

    /** Renews the lease. False: it was cancelled, or another worker has it. */
    renew: async (guid: string): Promise<boolean> => {
      const { numUpdatedRows } = await held(guid)
        .set({ leased_until: clock.now() + leaseTime })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    note: async (guid: string, progress: { state?: 'checking'; urls?: number; tried?: number; to_try?: number }): Promise<void> => {
      await held(guid).set(progress).execute();
    },

    keep: async (guid: string, { number, urls, bytes, changedAt, xml, pages }: MapFile): Promise<void> => {
      await db.insertInto('sitemap_files').values({ version_guid: guid, number, urls, bytes, changed_at: changedAt, xml, pages }).execute();
    },

    filesOf: (guid: string) =>
      db
        .selectFrom('sitemap_files')
        .select(['number', 'urls', 'bytes', 'changed_at as changedAt'])
        .where('version_guid', '=', guid)
        .orderBy('number')
        .execute(),

    xmlOf: async (guid: string, number: number): Promise<Buffer> =>
      (
        await db
          .selectFrom('sitemap_files')
          .select('xml')
          .where('version_guid', '=', guid)
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
      ).xml,

    published: () => db.selectFrom('sitemap_versions').select(['guid', 'number']).where('is_published', '=', true).executeTakeFirst(),

    finish: async (guid: string, found: { checks: SitemapCheck[]; difference: SitemapDifference; index: string }): Promise<void> => {
      const { checks, difference, index } = found;
      await end(guid, 'done', { checks: JSON.stringify(checks), difference: JSON.stringify(difference), index_xml: index });
      await sql`
        delete from sitemap_versions where not is_published and state not in ('waiting', 'writing', 'checking')
          and number not in (select number from sitemap_versions order by number desc limit ${kept})
          and published_at is distinct from (select max(published_at) from sitemap_versions where not is_published)`.execute(db);
    },

    abandon: (guid: string) => end(guid, 'failed'),

    /** Releases what this process holds and does not work on. */
    releaseOthers: (atWork: readonly string[]) =>
      sql`update sitemap_versions set leased_by = null, leased_until = null where leased_by = ${worker}
        and guid <> all(${[...atWork]}::uuid[])`.execute(db),

    /** Releases it without counting an attempt. */
    release: async (guid: string): Promise<void> => {
      await held(guid)
        .set({ state: 'waiting', leased_by: null, leased_until: null, attempts: sql<number>`greatest(attempts - 1, 0)` })
        .execute();
    },
  };
}

export type SitemapStore = ReturnType<typeof createSitemapStore>;
