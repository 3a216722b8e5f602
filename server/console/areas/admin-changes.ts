import { array, create, enums, object, type Infer } from 'superstruct';
import type { Transaction } from 'kysely';
import { staffFlags } from '../../../contract/console/areas.ts';
import type { StaffFlag } from '../../../contract/console/area.ts';
import { normalEmail } from '../../account/email.ts';
import type { Database } from '../../db/schema.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { ActionSource, Fields, Outcome, Source, Work } from '../engine/source.ts';
import { outcomesOf } from './user-suspension.ts';
import { changeFlags, isOwnManaging, letGo, requireManager, type Flags } from './staff-flags.ts';

const inverseSchema = object({ given: array(enums(staffFlags)), taken: array(enums(staffFlags)) });
type Inverse = Infer<typeof inverseSchema>;

const setTo = (flags: readonly StaffFlag[], value: boolean): Flags => Object.fromEntries(flags.map((flag) => [flag, value]));

/** The flags of an answer; empty when one is unknown. */
function flagsOf(answer: string): StaffFlag[] {
  const names = answer.split(',');
  return names.every((name) => staffFlags.some((flag) => flag === name)) ? staffFlags.filter((flag) => names.includes(flag)) : [];
}

/** Grants and removes flags of many accounts, each by `flagsFor`. */
async function changeAll<Row extends { guid: string }>(
  tx: Transaction<Database>,
  work: Work,
  rows: readonly Row[],
  flagsFor: (row: Row) => Flags,
) {
  const managers = await requireManager(tx, work.actor.userGuid);
  const done = new Map<string, Outcome>();
  for (const row of rows) {
    const flags = flagsFor(row);
    if (isOwnManaging(work.actor.userGuid, row.guid, flags)) {
      done.set(row.guid, { left: 'isOwn' });
      continue;
    }
    if (flags.canManageAdmins === false && !letGo(managers, row.guid)) {
      done.set(row.guid, { left: 'lastManager' });
      continue;
    }
    const inverse = await changeFlags(tx, work, row.guid, flags);
    if (inverse === null) continue;
    const to = (names: readonly StaffFlag[], value: boolean) => names.map((flag) => [flag, { from: !value, to: value }]);
    const changes = Object.fromEntries([...to(inverse.given, true), ...to(inverse.taken, false)]) as Record<
      string,
      { from: boolean; to: boolean }
    >;
    done.set(row.guid, { inverse, changes });
  }
  return outcomesOf(rows, done);
}

const action = (value: boolean, named?: readonly StaffFlag[]): ActionSource => ({
  mails: true,
  changesSessions: true,
  check: ({ answer }) =>
    named !== undefined || flagsOf(answer).length > 0
      ? Promise.resolve()
      : Promise.reject(invalidFields({ answer: i18n._('Please choose a permission.') })),
  run: (tx, work, rows) => changeAll(tx, work, rows, () => setTo(named ?? flagsOf(work.answer), value)),
  undo: (tx, work, rows) =>
    changeAll(tx, work, rows, ({ inverse }) => {
      const { given, taken }: Inverse = create(inverse, inverseSchema);
      return { ...setTo(given, false), ...setTo(taken, true) };
    }),
});

export const giveFlag = action(true);
export const takeFlag = action(false);
export const removeAdmin = action(false, staffFlags);

const flagsIn = (fields: Fields): Flags =>
  Object.fromEntries(staffFlags.flatMap((flag) => (fields[flag] === undefined ? [] : [[flag, fields[flag] === true]])));

/** @throws Failure invalidInput under the flag that cannot change, or notAllowed */
export const saveAdmin: NonNullable<Source['save']> = async (tx, work, guid, fields) => {
  const managers = await requireManager(tx, work.actor.userGuid);
  const flags = flagsIn(fields);
  if (isOwnManaging(work.actor.userGuid, guid, flags))
    throw invalidFields({
      'fields.canManageAdmins': i18n._('You cannot take this permission from yourself. Somebody else who has it can.'),
    });
  if (flags.canManageAdmins === false && !letGo(managers, guid))
    throw invalidFields({
      'fields.canManageAdmins': i18n._('Nobody else could manage admins and sign in. Give somebody else this permission first.'),
    });
  await changeFlags(tx, work, guid, flags);
};

/** Makes the account with an address staff. */
export const createAdmin: NonNullable<Source['create']> = async (tx, work, fields) => {
  const typed = fields['email'];
  const email = typeof typed === 'string' ? normalEmail(typed) : null;
  const user = email === null ? undefined : await tx.selectFrom('users').select('guid').where('email', '=', email).executeTakeFirst();
  if (!user) throw invalidFields({ 'fields.email': i18n._('No account has this email address.') });
  if (!Object.values(flagsIn(fields)).includes(true)) throw invalidFields({ fields: i18n._('Please choose a permission.') });
  await saveAdmin(tx, work, user.guid, fields);
  return user.guid;
};
