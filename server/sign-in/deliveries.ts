import type { Kysely } from 'kysely';
import type { Delivery } from '../../contract/entities.ts';
import type { Database } from '../db/schema.ts';
import { hashToken } from './secrets.ts';

interface Asked {
  /** The token of the awaited code. */
  token: string;
  /** The value of the sign-up cookie. */
  browser: string | undefined;
}

/** The mails a token can ask about: to one address, for the codes of one sign-up or address change. */
async function findAwaited(db: Kysely<Database>, { token, browser }: Asked) {
  const row = await db
    .selectFrom('verification_codes as code')
    .leftJoin('sign_ups', 'sign_ups.guid', 'code.sign_up_guid')
    .leftJoin('email_changes', 'email_changes.guid', 'code.email_change_guid')
    .select(['sign_ups.guid as signUpGuid', 'sign_ups.browser_hash as browserHash', 'sign_ups.email as signUpEmail'])
    .select(['email_changes.guid as changeGuid', 'email_changes.email as newEmail'])
    .where('code.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return null;
  if (row.changeGuid !== null && row.newEmail !== null)
    return { column: 'email_change_guid', guid: row.changeGuid, email: row.newEmail } as const;
  const isOwn = browser !== undefined && hashToken(browser) === row.browserHash;
  // Do not reveal accounts: delivery of a stranger's sign-up stays private, and resets are mailed only to addresses with an account.
  return isOwn && row.signUpGuid !== null && row.signUpEmail !== null
    ? ({ column: 'sign_up_guid', guid: row.signUpGuid, email: row.signUpEmail } as const)
    : null;
}

/**
 * The delivery of the mail that a page waits for: the newest one with an outcome. An earlier code's outcome counts until a later one has its own, so
 * that the answer does not reveal whether an address has an account.
 */
export async function deliveryOf(db: Kysely<Database>, asked: Asked): Promise<Delivery> {
  const awaited = await findAwaited(db, asked);
  if (awaited === null) return 'waiting';
  const mail = await db
    .selectFrom('mails')
    .innerJoin('verification_codes as code', 'code.guid', 'mails.code_guid')
    .select('mails.delivered_at as deliveredAt')
    .where(`code.${awaited.column}`, '=', awaited.guid)
    .where('mails.recipient', '=', awaited.email)
    .where((is) => is.or([is('mails.delivered_at', 'is not', null), is('mails.failed_at', 'is not', null)]))
    .orderBy('mails.guid', 'desc')
    .executeTakeFirst();
  if (mail === undefined) return 'waiting';
  return mail.deliveredAt === null ? 'undeliverable' : 'delivered';
}
