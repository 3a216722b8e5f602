import { sql, type Kysely } from 'kysely';
import type { Row } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import { describeDevice } from '../../sign-in/devices.ts';
import { auditCells, auditColumnNames } from './audit-cells.ts';
import { asCells } from '../engine/pages.ts';
import { recipeOf } from '../engine/parts.ts';

type List = (db: Kysely<Database>, userGuid: string) => Promise<Row[]>;

/** Longer lists are shown in their own area. */
const most = 100;

const asRow = ({ guid, ...cells }: { guid: string } & Row['cells']): Row => ({ guid, version: 1, cells });

export const companiesOf: List = async (db, userGuid) => {
  const rows = await db
    .selectFrom('companies as c')
    .innerJoin('company_members as m', 'm.company_guid', 'c.guid')
    .select(['c.guid', 'c.name', 'c.uri', 'c.created_at as createdAt'])
    .where('m.user_guid', '=', userGuid)
    .orderBy('m.created_at')
    .limit(most)
    .execute();
  return rows.map(asRow);
};

export const sessionsOf: List = async (db, userGuid) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['guid', 'user_agent', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_guid', '=', userGuid)
    .where('impersonation_guid', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ user_agent: userAgent, ...row }) => asRow({ ...row, ...describeDevice(userAgent) }));
};

export const connectionsOf: List = async (db, userGuid) => {
  const rows = await db
    .selectFrom('connected_sign_ins')
    .select(['guid', 'provider', 'email', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_guid', '=', userGuid)
    .orderBy('guid')
    .limit(most)
    .execute();
  return rows.map(asRow);
};

export const passkeysOf: List = async (db, userGuid) => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['guid', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_guid', '=', userGuid)
    .orderBy('guid')
    .limit(most)
    .execute();
  return rows.map(asRow);
};

/** Mails to the user and their delivery. Text and HTML are never read: they may hold a code. */
export const mailsTo: List = async (db, userGuid) => {
  const rows = await db
    .selectFrom('mails')
    .select(['guid', 'subject', 'created_at as at', 'delivered_at', 'failed_at'])
    .where('recipient', '=', db.selectFrom('users').select('email').where('guid', '=', userGuid))
    .orderBy('guid', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ delivered_at: delivered, failed_at: failed, ...row }) => {
    const ended = failed === null ? 'waiting' : 'failed';
    return asRow({ ...row, fate: delivered === null ? ended : 'delivered' });
  });
};

/** What the user asked the kitchen for, newest first, as long as orders are kept. */
export const ordersOf: List = async (db, userGuid) => {
  const { rows } = await sql<{ guid: string; createdAt: number; asked: string | null; outcome: string; recipe: string | null }>`
    select t.guid, t.created_at as "createdAt", t.asked, t.outcome, ${recipeOf(sql`t.recipe_guid`)} as recipe
    from recipe_jobs t where t.user_guid = ${userGuid} order by t.created_at desc, t.guid desc limit ${most}`.execute(db);
  return rows.map(asRow);
};

/** What staff did to the user, newest first. */
export const auditAbout: List = async (db, userGuid) => {
  const { rows } = await sql<Row>`
    select t.guid, 1 as version, ${asCells(auditCells, auditColumnNames)} as cells
    from audit_log t where t.subject_guid = ${userGuid} order by t.guid desc limit ${most}`.execute(db);
  return rows;
};
