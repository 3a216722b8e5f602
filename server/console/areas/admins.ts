import { sql } from 'kysely';
import { areas, staffFlags } from '../../../contract/console/areas.ts';
import type { StaffFlag } from '../../../contract/console/area.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, personText } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { createAdmin, giveFlag, removeAdmin, saveAdmin, takeFlag } from './admin-changes.ts';
import { auditAbout } from './user-lists.ts';

const has = (flag: string): Sql => sql`coalesce(t.staff ->> ${flag} = 'true', false)`;
const flags = Object.fromEntries(staffFlags.map((flag) => [flag, has(flag)])) as Record<StaffFlag, Sql>;
const [email, name] = [sql`t.email`, sql`trim(t.first_name || ' ' || t.last_name)`];
const lastSeenAt = sql`coalesce(t.last_seen_at, t.created_at)`;
const cells = { email, name, ...flags, lastSeenAt };

/** All accounts with a flag. */
export const adminsSource = source<typeof areas.admins>({
  area: areas.admins,
  table: 'users',
  where: sql`t.staff is not null`,
  version: sql`t.row_version`,
  subject: sql`t.guid`,
  cells,
  // Of the entries of the log beside an account.
  remarks: ['sentence'],
  sorts: { email },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(personText(sql`t`), text)),
  filters: { flag: (value) => sql`(${sql.join(value.split(',').map(has), sql` or `)})` },
  fields: cells,
  lists: { audit: auditAbout },
  actions: { giveFlag, takeFlag, removeAdmin },
  save: saveAdmin,
  create: createAdmin,
  needsStepUp: () => true,
});
