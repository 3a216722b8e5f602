import type { Kysely } from 'kysely';
import type { StaffPermissions } from '../contract/entities.ts';
import { sourceLocale } from '../contract/locales.ts';
import { hashPassword } from './accounts/passwords.ts';
import { saveProfile } from './accounts/profile.ts';
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
};

/** Known to everybody: for the embedded mode outside production only. */
export const demoPassword = 'make-any-dish';
export const demoAccounts = [
  { email: 'cook@anydish.example', names: { firstName: 'Demo', lastName: 'Cook' }, staff: null },
  { email: 'staff@anydish.example', names: { firstName: 'Demo', lastName: 'Staff' }, staff: everything },
] as const;

/** Makes the demo accounts that are missing; those that are there stay as their users left them. */
export async function seedDemoAccounts(db: Kysely<Database>, clock: Clock): Promise<void> {
  for (const { email, names, staff } of demoAccounts) {
    const existing = await db.selectFrom('users').select('guid').where('email', '=', email).executeTakeFirst();
    if (existing) continue;
    const user = {
      guid: newGuid(),
      email,
      password_hash: await hashPassword(demoPassword),
      first_name: '',
      last_name: '',
      is_verified: true,
    };
    await db
      .insertInto('users')
      .values({ ...user, staff: staff && JSON.stringify(staff), created_at: clock.now() })
      .execute();
    await saveProfile(db, clock, { userGuid: user.guid, language: sourceLocale }, names);
  }
}
