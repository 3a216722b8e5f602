import { sql, type Kysely } from 'kysely';
import { normalEmail } from '../../account/email.ts';

interface Stored {
  guid: string;
  email: string;
}

/** What a plain address in small letters can never be: the others need not be read. */
const suspects = sql`email ~ '[^ -~]' or email like '%xn--%' or email <> lower(trim(email))`;

/** Addresses that are kept for days and compared with what is typed. Of each there may be several alike. */
const compared = ['sign_ups', 'email_changes', 'address_returns', 'device_notices'] as const;

const inNewForm = ({ guid, email }: Stored): Stored[] => {
  const form = normalEmail(email);
  return form === null || form === email ? [] : [{ guid, email: form }];
};

/** Resolves to how many accounts have to keep a spelling whose normal form is another account's. The oldest account gets the form. */
async function normaliseUsers(db: Kysely<never>): Promise<number> {
  const { rows } = await sql<Stored>`select guid, email from users where ${suspects} order by created_at, guid`.execute(db);
  let left = 0;
  for (const { guid, email } of rows.flatMap(inNewForm)) {
    const free = sql`not exists (select 1 from users other where other.email = ${email})`;
    const { numAffectedRows } = await sql`update users set email = ${email} where guid = ${guid} and ${free}`.execute(db);
    if (numAffectedRows === 0n) left += 1;
  }
  return left;
}

/**
 * Brings addresses that were stored by earlier rules into the form that they are compared in now. Two accounts of one mailbox stay two: nobody
 * can say here which of them its owner uses. `say` hears how many were left, and of no address.
 */
export async function normaliseAddresses(db: Kysely<never>, say: (line: string) => void): Promise<void> {
  const left = await normaliseUsers(db);
  for (const table of compared) {
    const { rows } = await sql<Stored>`select guid, email from ${sql.table(table)} where ${suspects}`.execute(db);
    for (const { guid, email } of rows.flatMap(inNewForm))
      await sql`update ${sql.table(table)} set email = ${email} where guid = ${guid}`.execute(db);
  }
  if (left > 0) say(`Accounts whose address is another account's in another spelling, and that stay as they are: ${left}`);
}
