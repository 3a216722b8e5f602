import { sql, type Transaction } from 'kysely';
import { staffFlags } from '../../../contract/console/areas.ts';
import type { StaffFlag } from '../../../contract/console/area.ts';
import type { StaffPermissions } from '../../../contract/entities.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '../../language/sentence.ts';
import { flagsChangedMail } from '../../mail/staff-mails.ts';
import type { Work } from '../engine/source.ts';

export type Flags = Readonly<Partial<Record<StaffFlag, boolean>>>;

const namesOf = (staff: StaffPermissions | null): StaffFlag[] => staffFlags.filter((flag) => staff?.[flag] === true);

/**
 * Holds everybody who manages admins until the transaction ends: of two who take the flag from each other the second finds that it has lost it.
 * @throws Failure notAllowed when the actor does not have it (any more)
 */
export async function holdManagers(tx: Transaction<Database>, actorGuid: string): Promise<void> {
  const { rows } = await sql<{ guid: string }>`
    select guid from users where staff is not null and staff ->> 'canManageAdmins' = 'true' order by guid for update`.execute(tx);
  if (!rows.some(({ guid }) => guid === actorGuid)) throw new Failure('notAllowed', i18n._('You do not have the permission for this.'));
}

/** Nobody gives this one up, and who changes flags has it: so there is always somebody who does. */
export const isOwnManaging = (actorGuid: string, guid: string, flags: Flags): boolean =>
  flags.canManageAdmins === false && guid === actorGuid;

/** Gives and takes flags. Tells the one concerned and everybody who sees the admins. Resolves to what was changed, or null for nothing. */
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
