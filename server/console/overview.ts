import { sql, type Kysely } from 'kysely';
import type { StaffFlag } from '../../contract/console/area.ts';
import { reportKinds, urgentKinds } from '../../contract/recipes/feedback-endpoints.ts';
import { sitemapLimits } from '../../contract/console/sitemaps.ts';
import type { StaffPermissions } from '../../contract/entities.ts';
import type { Deps } from '../deps.ts';
import type { Database } from '../db/schema.ts';
import { invalidFields } from '../http/failure.ts';
import { i18n } from '../language/sentence.ts';
import { feedbackSince } from './feedback-figures.ts';
import { hasFlag } from './gate.ts';
import { dayOf, figures } from './rollups.ts';

const day = 24 * 60 * 60_000;
const days = { usual: 30, most: 365 } as const;
/** How long an order may cook before somebody should look. */
const stuckAfter = 15 * 60_000;

const lesserKinds = reportKinds.filter((kind) => !urgentKinds.some((urgent) => urgent === kind));

interface Need {
  kind: string;
  count: number;
  area: string | null;
  query: string;
}

/** What needs a person, by an index each: who has not the flag for it does not hear of it. */
async function needsOf(db: Kysely<Database>, now: number, viewer: { staff: StaffPermissions | null }): Promise<Need[]> {
  const counts: [kind: string, flag: StaffFlag, area: string | null, query: string, count: ReturnType<typeof sql>][] = [
    [
      'urgentReports',
      'canManageRecipes',
      'reports',
      `state=open&kind=${urgentKinds.join(',')}`,
      sql`select 1 from recipe_reports where handled_at is null and kind in (${sql.join(urgentKinds)})`,
    ],
    [
      'otherReports',
      'canManageRecipes',
      'reports',
      `state=open&kind=${lesserKinds.join(',')}`,
      sql`select 1 from recipe_reports where handled_at is null and kind in (${sql.join(lesserKinds)})`,
    ],
    [
      'stuckOrders',
      'canManageRecipes',
      null,
      '',
      sql`select 1 from recipe_jobs where status = 'cooking' and created_at < ${now - stuckAfter}`,
    ],
    ['failedMails', 'hasUsersAccess', null, '', sql`select 1 from mails where failed_at > ${now - 7 * day}`],
    [
      'stuckRuns',
      'hasConsoleAccess',
      null,
      '',
      sql`select 1 from console_runs where state in ('waiting', 'running') and started_at < ${now - stuckAfter}`,
    ],
    [
      'sitemapsOverLimit',
      'hasConsoleAccess',
      null,
      '',
      sql`select 1 from sitemap_versions v where (v.is_published or v.number = (select max(number) from sitemap_versions))
        and (exists (select 1 from sitemap_files f where f.version_guid = v.guid
            and (f.urls > ${sitemapLimits.urls} or f.bytes > ${sitemapLimits.bytes} or f.number > ${sitemapLimits.files})))`,
    ],
    [
      'sitemapsInNeed',
      'hasConsoleAccess',
      null,
      '',
      sql`select 1 from sitemap_versions v where v.number = (select max(number) from sitemap_versions)
        and (v.state = 'failed' or v.checks @> '[{"isMet": false}]')`,
    ],
    ['leavingAccounts', 'hasUsersAccess', 'users', 'isLeaving=yes', sql`select 1 from deletion_requests where cancelled_at is null`],
    ['suspendedAccounts', 'hasUsersAccess', 'users', 'isSuspended=yes', sql`select 1 from users where suspended_at is not null`],
  ];
  const needs: Need[] = [];
  for (const [kind, flag, area, query, rows] of counts) {
    if (!hasFlag(viewer, flag)) continue;
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from (${rows} limit 1000) as c`.execute(db);
    const count = counted[0]?.count ?? 0;
    if (count > 0) needs.push({ kind, count, area, query });
  }
  return needs;
}

function readDays(text: string | undefined): number {
  if (text === undefined) return days.usual;
  const count = Number(text);
  if (/^\d{1,3}$/.test(text) && count >= 1 && count <= days.most) return count;
  throw invalidFields({ days: i18n._('This must be {bound, number} at most.', { bound: days.most }) });
}

/** What the console begins with: what needs a person now, and figures of the last days, which the janitor has counted. */
export async function overviewOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: { staff: StaffPermissions | null },
  text: string | undefined,
) {
  const count = readDays(text);
  const now = clock.now();
  const first = dayOf(now) - (count - 1) * day;
  const rows = await db.selectFrom('rollups').selectAll().where('day', '>=', first).execute();
  const values = new Map(rows.map(({ metric, day: at, value }) => [`${metric} ${at}`, value]));
  const all = Array.from({ length: count }, (_, index) => first + index * day);
  return {
    needs: await needsOf(db, now, viewer),
    series: Object.keys(figures).map((id) => ({ id, points: all.map((at) => ({ at, value: values.get(`${id} ${at}`) ?? null })) })),
    feedback: await feedbackSince(db, first),
  };
}
