import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isOrNot, personText, within } from '../engine/parts.ts';
import { source, type Condition, type Sql } from '../engine/source.ts';
import { auditCells } from './audit-cells.ts';

/** So many people are looked for: a text that finds more is too short to find somebody by. */
const mostPeople = 1000;

/** Rows in which one of `columns` names a person who is found by `text`. */
const isAbout =
  (columns: readonly Sql[], text: string, or: readonly Sql[] = []): Condition =>
  async (db) => {
    const { rows } = isGuid(text)
      ? { rows: [{ guid: text }] }
      : await sql<{ guid: string }>`select u.guid from users u where ${hasWords(personText(sql`u`), text)} limit ${mostPeople}`.execute(db);
    const guids = rows.map(({ guid }) => guid);
    const all = [...or, ...(guids.length === 0 ? [] : columns.map((column) => sql`${column} = any (${sql.val(guids)}::uuid[])`))];
    return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` or `)})`;
  };

const [actor, subject] = [sql`t.actor_guid`, sql`t.subject_guid`];
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
