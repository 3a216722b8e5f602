import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../server/db/migrate.ts';
import { newGuid } from '../../server/db/guid.ts';
import { openDatabase } from '../../server/db/open.ts';
import { hashToken, newToken } from '../../server/sign-in/secrets.ts';
import { prepareFolder } from '../../tests/support/server/database.ts';
import type { Place } from './servers.ts';

export interface Guest {
  /** The header of a signed-in browser. */
  cookie: string;
  companyUri: string;
}

const batch = 500;
const day = 86_400_000;

/** Writes accounts with a kitchen and a session each, before any server runs: their sign-up is not what is measured. */
export async function invite(place: Place, count: number): Promise<Guest[]> {
  if (place.databaseUrl === null) await cp(await prepareFolder(), join(place.dataDir, 'database'), { recursive: true });
  const { db, close } = await openDatabase(place, () => {}, null);
  const guests: Guest[] = [];
  try {
    await migrate(db);
    const now = Date.now();
    while (guests.length < count) {
      const some = Array.from({ length: Math.min(batch, count - guests.length) }, (_, index) => {
        const name = `load-${guests.length + index}`;
        return { name, user: newGuid(), company: newGuid(), token: newToken() };
      });
      const users = some.map(({ name, user }) => ({
        guid: user,
        email: `${name}@example.com`,
        password_hash: null,
        first_name: 'Some',
        last_name: 'Body',
        is_verified: true,
        staff: null,
        created_at: now,
      }));
      await db.insertInto('users').values(users).execute();
      const companies = some.map(({ name, company }) => ({ guid: company, name, uri: name, industry: '', size: '', created_at: now }));
      await db.insertInto('companies').values(companies).execute();
      const members = some.map(({ user, company }) => ({ company_guid: company, user_guid: user, created_at: now }));
      await db.insertInto('company_members').values(members).execute();
      const sessions = some.map(({ user, token }) => ({
        guid: newGuid(),
        token_hash: hashToken(token),
        user_guid: user,
        user_agent: '',
        created_at: now,
        last_seen_at: now,
        expires_at: now + 90 * day,
        stepped_up_at: null,
      }));
      await db.insertInto('sessions').values(sessions).execute();
      guests.push(...some.map(({ name, token }) => ({ cookie: `session=${token}`, companyUri: name })));
    }
    return guests;
  } finally {
    await close();
  }
}
