import type { Kysely } from 'kysely';
import type { StaffPermissions } from '../contract/entities.ts';
import { sourceLocale } from '../contract/shell/locales.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { saveProfile } from './account/profile.ts';
import type { Clock } from './clock.ts';
import { newGuid } from './db/guid.ts';
import type { Database } from './db/schema.ts';

const everything: Required<StaffPermissions> = {
  hasConsoleAccess: true,
  hasUsersAccess: true,
  canLoginAsUser: true,
  hasAdminsAccess: true,
  canManageAdmins: true,
  canManagePrompts: true,
  canManageCategories: true,
  canManageRecipes: true,
  canPublishSitemaps: true,
};

/** Publicly known: only for embedded mode outside production. */
export const demoPassword = 'make-any-dish';
export const demoAccounts = [
  { email: 'cook@anydish.example', names: { firstName: 'Demo', lastName: 'Cook' }, staff: null },
  { email: 'staff@anydish.example', names: { firstName: 'Demo', lastName: 'Staff' }, staff: everything },
] as const;

const emails = demoAccounts.map(({ email }) => email);

/** Creates missing demo accounts and reopens closed ones; others stay as their users left them. */
export async function seedDemoAccounts(db: Kysely<Database>, clock: Clock): Promise<void> {
  for (const { email, names, staff } of demoAccounts) {
    const existing = await db.selectFrom('users').select(['guid', 'password_hash']).where('email', '=', email).executeTakeFirst();
    if (existing && existing.password_hash !== null) continue;
    const opened = { password_hash: await hashPassword(demoPassword), staff: staff && JSON.stringify(staff) };
    if (existing) {
      await db.updateTable('users').set(opened).where('guid', '=', existing.guid).execute();
      continue;
    }
    const user = { guid: newGuid(), email, first_name: '', last_name: '', is_verified: true };
    await db
      .insertInto('users')
      .values({ ...user, ...opened, created_at: clock.now() })
      .execute();
    await saveProfile(db, clock, { userGuid: user.guid, language: sourceLocale }, names);
  }
}

/** When a demo database goes public, the demo accounts are locked and their sessions ended. */
export async function closeDemoAccounts(db: Kysely<Database>): Promise<void> {
  const demo = db.selectFrom('users').select('guid').where('email', 'in', emails);
  await db.deleteFrom('sessions').where('user_guid', 'in', demo).execute();
  await db.updateTable('users').set({ password_hash: null, staff: null }).where('email', 'in', emails).execute();
}
