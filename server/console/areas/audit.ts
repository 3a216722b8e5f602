import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { hasWords, isAbout, isOrNot, within } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { auditCells } from './audit-cells.ts';

const [actor, subject] = [sql`t.actor_guid`, sql`t.subject_guid`];
const actionHas = (text: string): Sql => hasWords(sql`lower(t.action)`, text);

/** What staff did and viewed. */
export const auditSource = source<typeof areas.audit>({
  area: areas.audit,
  table: 'audit_log',
  where: sql`true`,
  version: sql`1`,
  subject: null,
  cells: auditCells,
  sorts: { at: sql`t.at` },
  search: (text) => isAbout([actor, subject], text, [actionHas(text)]),
  filters: {
    at: (value) => within(sql`t.at`, value),
    action: actionHas,
    actor: (value) => isAbout([actor], value),
    subject: (value) => isAbout([subject], value),
    isInAnothersPlace: (value) => isOrNot(sql`t.impersonation_guid is not null`, value),
  },
  indexed: ['at', 'isInAnothersPlace'],
  fields: {},
  lists: {},
  actions: {},
});
