import { newGuid } from '../../../server/db/guid.ts';
import { hashToken } from '../../../server/sign-in/secrets.ts';
import type { TestServer, TestUser } from './test-server.ts';

/** Makes the session that a page has into one of staff in the user's place, without the page learning of it. */
export async function takePlace(server: TestServer, user: TestUser): Promise<void> {
  const { db, clock } = server;
  const staff = await server.addUser({ staff: { hasConsoleAccess: true, canLoginAsUser: true } });
  const own = await db.selectFrom('sessions').select('guid').where('user_guid', '=', staff.guid).executeTakeFirstOrThrow();
  const [guid, now] = [newGuid(), clock.now()];
  const people = { staff_session_guid: own.guid, staff_guid: staff.guid, user_guid: user.guid };
  await db
    .insertInto('impersonations')
    .values({ guid, ...people, reason: 'A lost recipe', began_at: now, ends_at: now + 3_600_000 })
    .execute();
  await db.updateTable('sessions').set({ impersonation_guid: guid }).where('token_hash', '=', hashToken(user.token)).execute();
}
