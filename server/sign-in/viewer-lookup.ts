import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { gathered } from '../db/gathered.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { findImpersonations } from '../console/impersonation/living.ts';
import { hashToken } from './secrets.ts';
import { sessionLimits } from './sessions.ts';
import { asViewer, viewerJoins, viewerPairs, type Viewer, type ViewerRow } from './viewer-rows.ts';

/**
 * Resolves to the viewer whose cookie holds `token`, or null for an unknown, ended or expired session. `isVisit`: somebody uses the session, which
 * keeps it alive. Default: true.
 */
export type FindViewer = (token: string, isVisit?: boolean) => Promise<Viewer | null>;

const touchEvery = 60_000;

const statement = `
  select json_build_object('tokenHash', s.token_hash, 'sessionGuid', s.guid, 'lastSeenAt', s.last_seen_at,
    'impersonationGuid', s.impersonation_guid, ${viewerPairs}) as row
  from sessions s join users u on u.guid = s.user_guid ${viewerJoins}
  where s.token_hash = any($1::text[]) and s.expires_at > $2::int8 and s.last_seen_at > $3::int8
    and (u.staff is null or s.created_at > $4::int8)`;

interface SessionRow extends ViewerRow {
  tokenHash: string;
  sessionGuid: string;
  lastSeenAt: number;
  impersonationGuid: string | null;
}

/** To the minute, for the sessions and for the accounts; staff in another's place are no visit of the owner's. */
async function noteVisits(db: Kysely<Database>, now: number, sessions: readonly string[]): Promise<void> {
  const users = db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('guid', 'in', sessions)
    .returning(['user_guid', 'impersonation_guid']);
  const owners = (await users.execute()).flatMap((row) => (row.impersonation_guid === null ? [row.user_guid] : []));
  if (owners.length > 0) await db.updateTable('users').set({ last_seen_at: now }).where('guid', 'in', owners).execute();
}

/** Looks many sessions up at once: token hash -> viewer. */
async function findViewers(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  tokenHashes: readonly string[],
  isVisit: boolean,
): Promise<Map<string, Viewer | null>> {
  const now = clock.now();
  const answers = await runPrepared<{ row: SessionRow }>(db, statement, [
    tokenHashes,
    now,
    now - sessionLimits.idle,
    // The existing session of a new staff member is a staff session at once.
    now - sessionLimits.staff,
  ]);
  const rows = new Map<string, SessionRow[]>();
  for (const { row } of answers) rows.set(row.tokenHash, [...(rows.get(row.tokenHash) ?? []), row]);
  const stale = [...rows.values()].flatMap(([first]) => (first && first.lastSeenAt < now - touchEvery ? [first.sessionGuid] : []));
  if (isVisit && stale.length > 0) await noteVisits(db, now, stale);
  const impersonations = await findImpersonations(
    db,
    now,
    [...rows.values()].flatMap(([first]) => first?.impersonationGuid ?? []),
  );
  const viewerOfRows = (own: readonly SessionRow[]) => {
    const [guid, viewer] = [own[0]?.impersonationGuid ?? null, asViewer(own)];
    if (guid === null || !viewer) return viewer;
    const impersonation = impersonations.get(guid);
    return impersonation ? { ...viewer, impersonation } : null;
  };
  return new Map([...rows].map(([tokenHash, own]) => [tokenHash, viewerOfRows(own)]));
}

/**
 * A look-up for every call of every open tab. Nothing is kept, so that an ended session or a changed permission counts at
 * once; but the calls that arrive in one turn of the event loop are looked up together. A busy server asks its database
 * several times more seldom for that, and one at rest waits for nothing.
 */
export function createViewerLookup(db: Kysely<Database>, clock: Clock): FindViewer {
  const find = gathered((tokenHashes) => findViewers({ db, clock }, tokenHashes, true));
  const findQuietly = gathered((tokenHashes) => findViewers({ db, clock }, tokenHashes, false));
  return async (token, isVisit = true) => (await (isVisit ? find : findQuietly)(hashToken(token))) ?? null;
}
