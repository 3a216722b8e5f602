import { sql, type Kysely } from 'kysely';
import type { SitemapVersion } from '../../../contract/console/sitemaps.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../engine/source.ts';
import { nothing } from '../records/read-record.ts';

const mostFiles = 100;
const open = ['waiting', 'writing', 'checking'] as const;

type Services = Pick<Deps, 'db' | 'clock'>;

async function filesOf(db: Kysely<Database>, guid: string) {
  const files = await db
    .selectFrom('sitemap_files')
    .select(['number', 'urls', 'bytes', 'changed_at as changedAt'])
    .where('version_guid', '=', guid)
    .orderBy('number')
    .limit(mostFiles)
    .execute();
  const { count } = await db
    .selectFrom('sitemap_files')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('version_guid', '=', guid)
    .executeTakeFirstOrThrow();
  return { files, fileCount: count };
}

/** The stored versions, newest first. */
export async function sitemapVersions(db: Kysely<Database>): Promise<SitemapVersion[]> {
  const rows = await db
    .selectFrom('sitemap_versions')
    // Omits the index, which may be large.
    .select([
      'guid',
      'number',
      'state',
      'is_published',
      'published_at',
      'started_at',
      'ended_at',
      'urls',
      'tried',
      'to_try',
      'checks',
      'difference',
    ])
    .orderBy('number', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      guid: row.guid,
      number: row.number,
      state: row.state,
      isPublished: row.is_published,
      publishedAt: row.published_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      urls: row.urls,
      tried: row.tried,
      toTry: row.to_try,
      checks: row.checks,
      difference: row.difference,
      ...(await filesOf(db, row.guid)),
    })),
  );
}

/** Starts a version, or resolves to the one in progress. */
export function startVersion({ db, clock }: Services, { userGuid, place }: Actor): Promise<string> {
  return inTransaction(db, async (tx) => {
    // Serialised, so that numbers are consecutive and only one version is made at a time.
    await sql`lock table sitemap_versions in share row exclusive mode`.execute(tx);
    const under = await tx.selectFrom('sitemap_versions').select('guid').where('state', 'in', open).executeTakeFirst();
    if (under !== undefined) return under.guid;
    const { last } = await tx
      .selectFrom('sitemap_versions')
      .select((is) => is.fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    const [guid, number] = [newGuid(), (last ?? 0) + 1];
    await tx
      .insertInto('sitemap_versions')
      .values({ guid, number, state: 'waiting', started_by: userGuid, started_at: clock.now() })
      .execute();
    await writeAudit(tx, clock, {
      action: 'sitemaps.started',
      actorGuid: userGuid,
      place,
      subjectGuid: null,
      details: { version: number },
    });
    return guid;
  });
}

/** Cancels a version in progress; a finished one stays as it is. @throws Failure notFound */
export function cancelVersion({ db, clock }: Services, { userGuid, place }: Actor, guid: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('sitemap_versions')
      .select(['number', 'state'])
      .where('guid', '=', guid)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw nothing();
    if (!open.some((state) => state === found.state)) return;
    await tx
      .updateTable('sitemap_versions')
      .set({ state: 'cancelled', ended_at: clock.now(), leased_by: null, leased_until: null })
      .where('guid', '=', guid)
      .execute();
    const details = { version: found.number };
    await writeAudit(tx, clock, { action: 'sitemaps.cancelled', actorGuid: userGuid, place, subjectGuid: null, details });
  });
}

/** Publishes a version. @throws Failure notFound or conflict */
export function publishVersion({ db, clock }: Services, { userGuid, place }: Actor, guid: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await sql`lock table sitemap_versions in share row exclusive mode`.execute(tx);
    const found = await tx.selectFrom('sitemap_versions').selectAll().where('guid', '=', guid).executeTakeFirst();
    if (found === undefined) throw nothing();
    if (found.is_published) return;
    const hasPassed = found.checks.length > 0 && found.checks.every(({ isMet }) => isMet);
    if (found.state !== 'done' || (!hasPassed && found.published_at === null))
      throw new Failure('conflict', i18n._('This version has not passed its checks, so it cannot be published.'));
    await tx.updateTable('sitemap_versions').set({ is_published: false }).where('is_published', '=', true).execute();
    await tx.updateTable('sitemap_versions').set({ is_published: true, published_at: clock.now() }).where('guid', '=', guid).execute();
    const details = { version: found.number };
    const action = found.published_at === null ? 'sitemaps.published' : 'sitemaps.rolledBack';
    await writeAudit(tx, clock, { action, actorGuid: userGuid, place, subjectGuid: null, details });
  });
}
