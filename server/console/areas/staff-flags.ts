import { sql, type Transaction } from 'kysely';
import { staffFlags } from '../../../contract/console/areas.ts';
import type { StaffFlag } from '../../../contract/console/area.ts';
import type { StaffPermissions } from '../../../contract/entities.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { flagsChangedMail } from '../../mail/staff-mails.ts';
import type { Work } from '../engine/source.ts';

export type Flags = Readonly<Partial<Record<StaffFlag, boolean>>>;

const namesOf = (staff: StaffPermissions | null): StaffFlag[] => staffFlags.filter((flag) => staff?.[flag] === true);

interface Managers {
  /** The actor is one of them, and can sign in. */
  isActor: boolean;
  /** Those who can sign in and have no pending deletion. */
  staying: Set<string>;
}

/** Locks all admin managers until the transaction ends: if two remove each other's flag or suspend each other, the second is refused. */
export async function holdManagers(tx: Transaction<Database>, actorGuid: string): Promise<Managers> {
  const { rows } = await sql<{ guid: string; isSuspended: boolean; isLeaving: boolean }>`
    select u.guid, u.suspended_at is not null as "isSuspended",
      exists (select 1 from deletion_requests d where d.user_guid = u.guid and d.cancelled_at is null) as "isLeaving"
    from users u where u.staff is not null and u.staff ->> 'canManageAdmins' = 'true' order by u.guid for update of u`.execute(tx);
  const open = rows.filter(({ isSuspended }) => !isSuspended);
  return {
    isActor: open.some(({ guid }) => guid === actorGuid),
    staying: new Set(open.filter(({ isLeaving }) => !isLeaving).map(({ guid }) => guid)),
  };
}

/** `holdManagers` for changes of flags. @throws Failure notAllowed when the actor does not manage admins (any more) */
export async function requireManager(tx: Transaction<Database>, actorGuid: string): Promise<Managers> {
  const managers = await holdManagers(tx, actorGuid);
  if (!managers.isActor) throw new Failure('notAllowed', i18n._('You do not have the permission for this.'));
  return managers;
}

/** Records that an account stops being an admin manager. False, and nothing recorded, for the last one. */
export function letGo({ staying }: Managers, guid: string): boolean {
  if (staying.size === 1 && staying.has(guid)) return false;
  staying.delete(guid);
  return true;
}

/** Nobody can drop their own flag to manage admins, and only its holders change flags: so there is always one manager. */
export const isOwnManaging = (actorGuid: string, guid: string, flags: Flags): boolean =>
  flags.canManageAdmins === false && guid === actorGuid;

/** Grants and removes flags. Notifies the account and everyone who sees the admins. Resolves to the changes, or null for none. */
export async function changeFlags(
  tx: Transaction<Database>,
  { deps, actor }: Pick<Work, 'deps' | 'actor'>,
  guid: string,
  flags: Flags,
): Promise<{ given: StaffFlag[]; taken: StaffFlag[] } | null> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'language', 'staff'])
    .where('guid', '=', guid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = namesOf(user.staff);
  const after = staffFlags.filter((flag) => flags[flag] ?? before.includes(flag));
  const [given, taken] = [after.filter((flag) => !before.includes(flag)), before.filter((flag) => !after.includes(flag))];
  if (given.length + taken.length === 0) return null;
  const staff = after.length === 0 ? null : JSON.stringify(Object.fromEntries(after.map((flag) => [flag, true])));
  await tx.updateTable('users').set({ staff }).where('guid', '=', guid).execute();
  const admins = await tx
    .selectFrom('users')
    .select(['guid', 'email', 'language'])
    .where('staff', 'is not', null)
    .where(sql<string>`staff ->> 'hasAdminsAccess'`, '=', 'true')
    .where('guid', '!=', guid)
    .orderBy('guid')
    .execute();
  const news = { about: user.email, by: actor.email, given, taken };
  for (const to of [{ guid, ...user }, ...admins])
    await deps.mailer.send(
      tx,
      flagsChangedMail({ to: to.email, language: to.language ?? sourceLocale, ...deps.config, ...news, isOwn: to.guid === guid }),
    );
  return { given, taken };
}
