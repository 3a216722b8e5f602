import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { hasWords, isAbout, isOrNot, within } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { auditCells } from './audit-cells.ts';

const [actor, subject] = [sql`t.actor_guid`, sql`t.subject_guid`];
const actionHas = (text: string): Sql => hasWords(sql`lower(t.action)`, text);
const detailHas = (name: 'reason' | 'title', text: string): Sql =>
  sql`(t.details ? ${sql.lit(name)} and ${hasWords(sql`lower(t.details ->> ${sql.lit(name)})`, text)})`;

const isReading = sql`t.action in ('staff.read', 'impersonation.read')`;

/** Changes, reads, or both. */
const ofKinds = (value: string): Sql => {
  const kinds = value.split(',');
  if (kinds.length > 1) return sql`true`;
  return kinds[0] === 'reads' ? isReading : sql`t.action not in ('staff.read', 'impersonation.read')`;
};

/** What staff did and viewed. */
export const auditSource = source<typeof areas.audit>({
  area: areas.audit,
  table: 'audit_log',
  where: sql`true`,
  version: sql`1`,
  subject: null,
  cells: auditCells,
  remarks: ['sentence'],
  sorts: { at: sql`t.at` },
  search: (text) => isAbout([actor, subject], text, [actionHas(text), detailHas('reason', text), detailHas('title', text)]),
  filters: {
    at: (value) => within(sql`t.at`, value),
    kind: ofKinds,
    action: actionHas,
    actor: (value) => isAbout([actor], value),
    subject: (value) => isAbout([subject], value),
    reason: (value) => detailHas('reason', value),
    isInAnothersPlace: (value) => isOrNot(sql`t.impersonation_guid is not null`, value),
  },
  // Looking is not changing: reads are shown on request.
  usually: { kind: 'changes' },
  indexed: ['at', 'kind', 'isInAnothersPlace'],
  fields: {},
  lists: {},
  actions: {},
});
