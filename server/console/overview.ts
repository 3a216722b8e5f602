import { sql, type Kysely } from 'kysely';
import type { StaffFlag } from '../../contract/console/area.ts';
import { reportKinds, urgentKinds } from '../../contract/recipes/feedback-endpoints.ts';
import { sitemapLimits } from '../../contract/console/sitemaps.ts';
import type { StaffPermissions } from '../../contract/entities.ts';
import type { Deps } from '../deps.ts';
import type { Database } from '../db/schema.ts';
import { invalidFields } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { feedbackSince } from './feedback-figures.ts';
import { isFailedLately } from './areas/mails.ts';
import { isStuckOrder } from './areas/orders.ts';
import { areasOf, hasFlag } from './gate.ts';
import { figures, rollupsOf, noteZone } from './rollups.ts';
import { stuckRuns } from './runs/stored.ts';
import { dateIn, midnightIn, readZone } from './zones.ts';

const day = 24 * 60 * 60_000;
const days = { usual: 30, most: 365 } as const;
const lesserKinds = reportKinds.filter((kind) => !urgentKinds.some((urgent) => urgent === kind));

/**
 * Thresholds of daily failures above which a prompt needs attention: number, and share of all orders. Below them the cause is usually the endpoint.
 */
const failing = { least: 5, part: 0.2 } as const;

/** Failures of the production version in the last 24 hours, if above the thresholds. Intended refusals do not count. */
const failingPrompt = (now: number) => sql`
  select 1 from generate_series(1, (
    select case when counted.failed >= ${failing.least} and counted.failed > counted.orders * ${failing.part}::float8 then counted.failed else 0 end
    from (select count(*) filter (where t.outcome = 'failed') as failed, count(*) as orders from recipe_jobs t
      where t.outcome in ('done', 'failed', 'refused') and t.created_at > ${now - day} and t.prompt_version = (
        select p.version from prompts p join prompt_labels l on l.prompt_guid = p.guid
        where p.name = 'recipe' and l.label = 'production')) as counted))`;

interface Need {
  kind: string;
  count: number;
  area: string | null;
  query: string;
}

/** Items that need attention, each found by an index; shown only to staff with the flag. */
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
    ['failingPrompt', 'canManagePrompts', 'prompts', 'name=recipe&label=production', failingPrompt(now)],
    ['stuckOrders', 'canManageRecipes', 'orders', 'isStuck=yes', sql`select 1 from recipe_jobs t where ${isStuckOrder(now)}`],
    ['failedMails', 'hasUsersAccess', 'mails', 'isFailedLately=yes', sql`select 1 from mails t where ${isFailedLately(now)}`],
    ['stuckRuns', 'hasConsoleAccess', 'activity', 'only=stuck', stuckRuns(now, areasOf(viewer))],
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

/** The figures of the reader's day so far. */
async function figuresSince(db: Kysely<Database>, midnight: number, now: number): Promise<Map<string, number | null>> {
  const values = new Map<string, number | null>();
  // Sequential: the embedded database has one connection.
  for (const [id, figure] of Object.entries(figures)) {
    const { rows } = await sql<{
      value: number | null;
    }>`select c.value::float8 as value from (${figure(midnight, Math.max(now + 1, midnight + day))}) as c (value)`.execute(db);
    values.set(id, rows[0]?.value ?? null);
  }
  return values;
}

/** The start page of the console: items that need attention, and the figures of recent days, from midnight to midnight where the reader is. */
export async function overviewOf(
  { db, clock, reads }: Pick<Deps, 'db' | 'clock' | 'reads'>,
  viewer: { staff: StaffPermissions | null },
  { days: text, zone: name = 'UTC' }: { days?: string | undefined; zone?: string | undefined },
) {
  const count = readDays(text);
  const zone = readZone(name);
  const now = clock.now();
  const today = dateIn(zone, now);
  await noteZone(db, clock, zone);
  const soFar = await reads((replica) => figuresSince(replica, midnightIn(zone, today), now));
  const first = today - (count - 1) * day;
  // On the primary: they are few, and a new zone has just been counted.
  const values = await rollupsOf(db, zone, first);
  const all = Array.from({ length: count }, (_, index) => first + index * day);
  return {
    // On the primary: what staff have just dealt with must be gone.
    needs: await needsOf(db, now, viewer),
    series: Object.keys(figures).map((id) => ({
      id,
      points: all.map((at) => ({ at, value: (at === today ? soFar.get(id) : values.get(`${id} ${at}`)) ?? null })),
    })),
    feedback: await reads((replica) => feedbackSince(replica, first)),
  };
}
