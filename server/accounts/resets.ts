import type { Locale } from '../../contract/locales.ts';
import type { Deps } from '../deps.ts';
import { newGuid } from '../db/guid.ts';
import { inTransaction } from '../db/transaction.ts';
import { codeMail } from '../mail/code-mail.ts';
import { passwordChangedMail } from '../mail/password-changed-mail.ts';
import { codeExpired, codeLimits, endCode, endCodesOf, issueCode, tryCode } from './codes.ts';
import { accountLimits } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './secrets.ts';
import { accountAt } from './sign-ups.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/**
 * Makes a code for a new password, and mails it if `email` (in its stored form) has an account. An address without one gets a
 * code as well, which nobody ever sees: what it answers afterwards is the same too. `language` is that of whoever asks; an account's
 * own goes before it.
 * @returns the client's token
 */
export async function requestReset({ db, clock, mailer, config }: Services, email: string, language: Locale): Promise<string> {
  const token = await inTransaction(db, async (tx) => {
    const expires = { expires_at: clock.now() + codeLimits.minutes * 60_000 };
    // One row for each address: of two requests at once the second waits here, so that the codes that live are counted.
    const { guid } = await tx
      .insertInto('password_resets')
      .values({ guid: newGuid(), email, ...expires })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(expires))
      .returning('guid')
      .executeTakeFirstOrThrow();
    const issued = await issueCode(tx, clock, { flow: 'reset', guid });
    const { productName } = config;
    const account = await accountAt(tx, email);
    const about = { flow: 'reset', code: issued.code, minutes: codeLimits.minutes, productName } as const;
    const mail = codeMail({ to: email, language: account?.language ?? language, ...about });
    if (account) await mailer.send(tx, mail);
    return issued.token;
  });
  mailer.deliver();
  return token;
}

/** The address that a token was given for, or null when there is none (any more). */
export async function emailOfReset({ db }: Pick<Services, 'db'>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('verification_codes')
    .innerJoin('password_resets', 'password_resets.guid', 'verification_codes.reset_guid')
    .select('password_resets.email')
    .where('verification_codes.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.email ?? null;
}

interface Confirmation {
  token: string;
  code: string;
  /** Already found good. */
  password: string;
  network: string;
  /** Of whoever asks; an account's own goes before it. */
  language: Locale;
}

/**
 * Puts a new password in the place of the old one, ends all sessions of its owner (ASVS 7.4.3) and tells the owner by mail
 * (ASVS 6.3.7). Opens no session. Of two right codes at once one succeeds.
 * @throws Failure wrongCode or codeExpired
 */
export async function confirmReset({ db, clock, mailer, config }: Services, confirmation: Confirmation): Promise<void> {
  const { token, code, password, network, language } = confirmation;
  const { codeGuid, ownerGuid } = await tryCode(db, clock, { flow: 'reset', token, code });
  // A hash is work that nobody should be able to order without a code.
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await endCode(tx, clock, codeGuid);
    // Whoever else asked holds a token to another code of this address.
    await endCodesOf(tx, clock, { flow: 'reset', guid: ownerGuid });
    const { email } = await tx
      .selectFrom('password_resets')
      .select('email')
      .where('guid', '=', ownerGuid)
      .executeTakeFirstOrThrow(codeExpired);
    const user = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .returning(['guid', 'language'])
      .executeTakeFirstOrThrow(codeExpired);
    await tx.deleteFrom('sessions').where('user_guid', '=', user.guid).execute();
    // Whoever could not remember the old password has usually tried it too often.
    await tx.deleteFrom('rate_limits').where('key', '=', accountLimits.signInAccount(email, network).key).execute();
    await mailer.send(tx, passwordChangedMail({ to: email, language: user.language ?? language, signedOut: 'everywhere', ...config }));
  });
  mailer.deliver();
}
