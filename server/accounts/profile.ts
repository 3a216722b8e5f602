import type { Kysely } from 'kysely';
import { maxNameLength, problemTexts } from '../../contract/validation.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalidFields } from '../http/failure.ts';
import { uriFor } from './company-uri.ts';

export interface Names {
  firstName: string;
  lastName: string;
}

/** One line, whatever was pasted. */
const tidy = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const isLong = (text: string) => [...text].length > maxNameLength;

/** @throws Failure invalidInput with a message under each field */
export function readNames(names: Names): Names {
  const [firstName, lastName] = [tidy(names.firstName), tidy(names.lastName)];
  const fields: Record<string, string> = {};
  if (firstName === '') fields['firstName'] = problemTexts['fullName.required'];
  if (isLong(firstName)) fields['firstName'] = problemTexts['fullName.long'];
  if (isLong(lastName)) fields['lastName'] = problemTexts['fullName.long'];
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return { firstName, lastName };
}

/** Makes a company with this user as its only member. */
async function createCompany(tx: Kysely<Database>, clock: Clock, userGuid: string, name: string): Promise<void> {
  const company = { guid: newGuid(), name, uri: uriFor(name), industry: '', size: '', created_at: clock.now() };
  await tx.insertInto('companies').values(company).execute();
  await tx.insertInto('company_members').values({ company_guid: company.guid, user_guid: userGuid, created_at: clock.now() }).execute();
}

/** Saves the names. Design 5: whoever has no company yet gets a personal one, once. */
export async function saveProfile(db: Kysely<Database>, clock: Clock, userGuid: string, { firstName, lastName }: Names): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The update holds the user's row: of two submissions at once the second sees the company of the first.
    await tx.updateTable('users').set({ first_name: firstName, last_name: lastName }).where('guid', '=', userGuid).execute();
    const member = await tx
      .selectFrom('company_members')
      .select('company_guid')
      .where('user_guid', '=', userGuid)
      .limit(1)
      .executeTakeFirst();
    if (!member) await createCompany(tx, clock, userGuid, `${firstName}'s kitchen`);
  });
}
