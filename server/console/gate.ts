import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Area, StaffFlag } from '../../contract/console/area.ts';
import { areas, isAreaName, type AreaName } from '../../contract/console/areas.ts';
import type { StaffPermissions } from '../../contract/entities.ts';
import type { Database } from '../db/schema.ts';
import { placeOf } from './audit/place.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { requireSecondFactor, requireStepUp } from '../sign-in/second-steps/step-up.ts';
import { requireOwnHands } from '../sign-in/viewer.ts';
import type { Viewer } from '../sign-in/viewer-rows.ts';

const mostGivers = 20;

/** The addresses of other staff who can grant a flag. */
async function givers(db: Kysely<Database>, refused: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('staff', 'is not', null)
    .where(sql<string>`staff ->> 'canManageAdmins'`, '=', 'true')
    .where('suspended_at', 'is', null)
    // Nobody can help themselves.
    .where('guid', '!=', refused)
    .orderBy('email')
    .limit(mostGivers)
    .execute();
  return rows.map(({ email }) => email);
}

export const hasFlag = ({ staff }: { staff: StaffPermissions | null }, flag: StaffFlag): boolean => staff?.[flag] === true;

/** @throws Failure notAllowed with the first missing flag. For users who are not staff it names nobody. */
async function requireFlags(db: Kysely<Database>, viewer: Viewer, flags: readonly StaffFlag[]): Promise<void> {
  const flag = flags.find((needed) => !hasFlag(viewer, needed));
  if (flag === undefined) return;
  const payload = { flag, givers: viewer.staff === null ? [] : await givers(db, viewer.userGuid) };
  throw new Failure('notAllowed', i18n._('You do not have the permission for this.'), payload);
}

interface Gate {
  /** In addition to the console's own flag. */
  flags?: readonly StaffFlag[];
  /** The call is destructive, or grants permissions. */
  needsStepUp?: boolean;
}

/**
 * The member of staff behind the call. Flags are read with each call, so that a removed flag counts at once (ASVS 8.3.2).
 * @throws Failure notSignedIn, notAllowed with `{ flag, givers }`, secondFactorRequired, stepUpRequired or conflict
 */
export async function requireStaff(
  request: FastifyRequest,
  { flags = [], needsStepUp = false }: Gate = {},
): Promise<Viewer & { place: string }> {
  const viewer = await requireOwnHands(request);
  await requireFlags(request.server.deps.db, viewer, ['hasConsoleAccess', ...flags]);
  await (needsStepUp ? requireStepUp(request) : requireSecondFactor(request));
  return { ...viewer, place: placeOf(request) };
}

/** The area in a path. @throws Failure notFound */
export function readArea(name: string | undefined): { name: AreaName; area: Area } {
  if (name !== undefined && isAreaName(name)) return { name, area: areas[name] };
  throw new Failure('notFound', i18n._('Nothing was found at this address.'));
}

/** The areas that a member of staff can see. */
export const areasOf = (viewer: { staff: StaffPermissions | null }): AreaName[] =>
  (Object.keys(areas) as AreaName[]).filter((name) => hasFlag(viewer, areas[name].needs));
