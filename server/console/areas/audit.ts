import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isOrNot, personText, within } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { auditCells } from './audit-cells.ts';

/** Rows in which `column` names a person who is found by `text`. */
const isAbout = (column: Sql, text: string): Sql =>
  isGuid(text)
    ? sql`${column} = ${text}`
    : sql`${column} in (select u.guid from users u where ${hasWords(personText(sql`u`), text)} limit 1000)`;

const actionHas = (text: string): Sql => hasWords(sql`lower(t.action)`, text);

/** What staff did and looked at. */
export const auditSource = source<typeof areas.audit>({
  area: areas.audit,
  table: 'audit_log',
  where: sql`true`,
  version: sql`1`,
  subject: null,
  cells: auditCells,
  sorts: { at: sql`t.at` },
  search: (text) => sql`(${actionHas(text)} or ${isAbout(sql`t.actor_guid`, text)} or ${isAbout(sql`t.subject_guid`, text)})`,
  filters: {
    at: (value) => within(sql`t.at`, value),
    action: actionHas,
    actor: (value) => isAbout(sql`t.actor_guid`, value),
    subject: (value) => isAbout(sql`t.subject_guid`, value),
    isInAnothersPlace: (value) => isOrNot(sql`t.impersonation_guid is not null`, value),
  },
  fields: {},
  lists: {},
  actions: {},
});
