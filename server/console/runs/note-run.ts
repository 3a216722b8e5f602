import type { Kysely } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../engine/source.ts';

interface Noted {
  name: AreaName;
  kind: 'started' | 'cancelled' | 'undone';
  actor: Actor;
  /** The run that was started, stopped or undone. */
  run: string;
  action: string;
  rows: number;
}

/** Logs that a bulk action was started, stopped or undone, even if it changed no row. */
export const noteRun = (db: Kysely<Database>, clock: Clock, { name, kind, actor, ...details }: Noted): Promise<void> =>
  writeAudit(db, clock, { action: `${name}.run.${kind}`, actorGuid: actor.userGuid, place: actor.place, subjectGuid: null, details });
