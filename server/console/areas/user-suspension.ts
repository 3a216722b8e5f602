import { sql, type Transaction } from 'kysely';
import { object, string, create } from 'superstruct';
import { reasonProblem } from '../../../contract/console/impersonation.ts';
import type { Database } from '../../db/schema.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import type { ActionSource, Outcome, Work } from '../engine/source.ts';
import { refuseShutOut, refuseStaff } from './staff-accounts.ts';

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);

/** @throws Failure invalidInput under the field `answer` */
export function checkReason({ answer }: Pick<Work, 'answer'>): Promise<void> {
  refuseProblems({ answer: reasonProblem(answer) });
  return Promise.resolve();
}

/** Reports `outcome` for rows that changed; the others were in that state already. */
export function outcomesOf(rows: readonly { guid: string }[], done: ReadonlyMap<string, Outcome>): Map<string, Outcome> {
  return new Map(rows.map(({ guid }) => [guid, done.get(guid) ?? { left: 'alreadySo' }]));
}

const endAll = (tx: Transaction<Database>, guids: readonly string[]) => tx.deleteFrom('sessions').where('user_guid', 'in', guids).execute();

/** The rows that were not refused. */
const allowed = <Row extends { guid: string }>(rows: readonly Row[], refused: ReadonlyMap<string, unknown>): Row[] =>
  rows.filter(({ guid }) => !refused.has(guid));

/** Suspends accounts and ends their sessions at once. A concurrent sign-in waits for the account's row and is refused. */
export const suspend: ActionSource = {
  changesSessions: true,
  check: checkReason,
  run: async (tx, { deps, actor, answer }, rows) => {
    const reason = answer.trim();
    const refused = await refuseShutOut(tx, actor.userGuid, rows);
    const guids = guidsOf(allowed(rows, refused));
    if (guids.length === 0) return refused;
    const suspended = await tx
      .updateTable('users')
      .set({ suspended_at: deps.clock.now(), suspended_reason: reason })
      .where('guid', 'in', guids)
      .where('suspended_at', 'is', null)
      .returning('guid')
      .execute();
    if (suspended.length > 0) await endAll(tx, guidsOf(suspended));
    const changes = { isSuspended: { from: false, to: true }, suspendedReason: { from: null, to: reason } };
    const done = suspended.map(({ guid }): [string, Outcome] => [guid, { inverse: {}, changes }]);
    return outcomesOf(rows, new Map([...refused, ...done]));
  },
  undo: (tx, work, rows) => liftSuspension.run(tx, work, rows),
};

const inverseSchema = object({ reason: string(), at: string() });

export const liftSuspension: ActionSource = {
  run: async (tx, { actor }, rows) => {
    const refused = await refuseStaff(tx, actor.userGuid, rows);
    const guids = guidsOf(allowed(rows, refused));
    if (guids.length === 0) return refused;
    const { rows: before } = await sql<{ guid: string; reason: string; at: number }>`
      select guid, coalesce(suspended_reason, '') as reason, suspended_at as at from users
      where guid in (${sql.join(guids)}) and suspended_at is not null`.execute(tx);
    const lifted = { suspended_at: null, suspended_reason: null };
    if (before.length > 0) await tx.updateTable('users').set(lifted).where('guid', 'in', guidsOf(before)).execute();
    const done = before.map(({ guid, reason, at }): [string, Outcome] => {
      const changes = { isSuspended: { from: true, to: false }, suspendedReason: { from: reason, to: null } };
      return [guid, { inverse: { reason, at: String(at) }, changes }];
    });
    return outcomesOf(rows, new Map([...refused, ...done]));
  },
  undo: async (tx, { actor }, rows) => {
    const refused = await refuseShutOut(tx, actor.userGuid, rows);
    const before = allowed(rows, refused).map(({ guid, inverse }) => ({ guid, ...create(inverse, inverseSchema) }));
    const { rows: back } = await sql<{ guid: string; reason: string }>`
      update users u set suspended_at = w.at, suspended_reason = w.reason
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as w (guid uuid, at int8, reason text)
      where u.guid = w.guid and u.suspended_at is null returning u.guid, w.reason`.execute(tx);
    if (back.length > 0) await endAll(tx, guidsOf(back));
    const done = back.map(({ guid, reason }): [string, Outcome] => {
      const changes = { isSuspended: { from: false, to: true }, suspendedReason: { from: null, to: reason } };
      return [guid, { inverse: {}, changes }];
    });
    return outcomesOf(rows, new Map([...refused, ...done]));
  },
};

export const endSessions: ActionSource = {
  changesSessions: true,
  run: async (tx, { actor }, rows) => {
    const refused = await refuseStaff(tx, actor.userGuid, rows);
    const guids = guidsOf(allowed(rows, refused));
    if (guids.length === 0) return refused;
    const ended = await tx.deleteFrom('sessions').where('user_guid', 'in', guids).returning('user_guid as guid').execute();
    return outcomesOf(
      rows,
      new Map<string, Outcome>([...refused, ...ended.map(({ guid }): [string, Outcome] => [guid, { inverse: null }])]),
    );
  },
};

/** Ends one session of a user: the answer is its guid. */
export const endOneSession: ActionSource = {
  changesSessions: true,
  run: async (tx, { answer, actor }, rows) => {
    const refused = await refuseStaff(tx, actor.userGuid, rows);
    const guids = guidsOf(allowed(rows, refused));
    if (guids.length === 0) return refused;
    const ended = await tx
      .deleteFrom('sessions')
      .where('user_guid', 'in', guids)
      .where(sql<string>`guid::text`, '=', answer)
      .returning('user_guid as guid')
      .execute();
    return outcomesOf(
      rows,
      new Map<string, Outcome>([...refused, ...ended.map(({ guid }): [string, Outcome] => [guid, { inverse: null }])]),
    );
  },
};
