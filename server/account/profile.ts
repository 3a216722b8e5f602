import type { Kysely } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';
import { maxNameLength, type ProblemId } from '../../contract/validation.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { i18n } from '@anydish/language/sentence';
import { inWords } from '../language/speech.ts';
import { uriFor } from './company-uri.ts';

export interface Names {
  firstName: string;
  lastName: string;
}

/** Pasted text as one line. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const longProblem = (text: string): ProblemId | null => ([...text].length > maxNameLength ? 'fullName.long' : null);

/** @throws Failure invalidInput with a message under each field */
export function readNames(names: Names): Names {
  const [firstName, lastName] = [oneLine(names.firstName), oneLine(names.lastName)];
  refuseProblems({ firstName: firstName === '' ? 'fullName.required' : longProblem(firstName), lastName: longProblem(lastName) });
  return { firstName, lastName };
}

/** Creates a company with this user as its only member. */
async function createCompany(tx: Kysely<Database>, clock: Clock, userGuid: string, name: string): Promise<void> {
  const company = { guid: newGuid(), name, uri: uriFor(name), industry: '', size: '', created_at: clock.now() };
  await tx.insertInto('companies').values(company).execute();
  await tx.insertInto('company_members').values({ company_guid: company.guid, user_guid: userGuid, created_at: clock.now() }).execute();
}

/** Saves the names. A user without a company gets a personal one, once, named in `language`. */
export async function saveProfile(
  db: Kysely<Database>,
  clock: Clock,
  { userGuid, language }: { userGuid: string; language: Locale },
  { firstName, lastName }: Names,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The update locks the user's row: of two submissions the second sees the first one's company.
    await tx.updateTable('users').set({ first_name: firstName, last_name: lastName }).where('guid', '=', userGuid).execute();
    const member = await tx
      .selectFrom('company_members')
      .select('company_guid')
      .where('user_guid', '=', userGuid)
      .limit(1)
      .executeTakeFirst();
    if (!member) await createCompany(tx, clock, userGuid, inWords(i18n._("{firstName}'s kitchen", { firstName }), language));
  });
}
