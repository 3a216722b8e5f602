import type { Kysely } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Deps } from '../deps.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, isDuplicate } from '../db/transaction.ts';
import { codeMail } from '../mail/code-mail.ts';
import { addressAskedForMail, addressChangedMail, addressTakenMail, newAddressMail } from '../mail/email-change-mails.ts';
import { keepReturn } from './address-returns.ts';
import { afterRightCode, codeExpired, codeLimits, endCode, issueCode, tryCode } from '../sign-in/codes.ts';
import { accountLimits } from '../sign-in/limits.ts';
import { accountAt } from '../sign-in/sign-ups.ts';

/** How long codes can be sent again before the password is required again. */
const changeLife = 60 * 60_000;

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

interface Owner {
  userGuid: string;
  email: string;
  /** The language of its mails. */
  language: Locale;
}

/**
 * A new code for the new address. An address with an account gets none, and its token is useless; its owner is informed with the first code. The
 * reported delivery is that of the mail actually sent. Resolves to the client's token.
 */
async function mailCode(
  tx: Kysely<Database>,
  { clock, mailer, config }: Services,
  guid: string,
  { to, language, isFirst }: { to: string; language: Locale; isFirst: boolean },
): Promise<string> {
  const { token, code, about } = await issueCode(tx, clock, { flow: 'email-change', guid });
  const { productName } = config;
  const taken = await accountAt(tx, to);
  if (taken === null)
    await mailer.send(tx, {
      ...codeMail({ to, language, flow: 'email-change', code, minutes: codeLimits.minutes, productName }),
      ...about,
    });
  // The owner is another person, with another language.
  else if (isFirst)
    await mailer.send(tx, { ...addressTakenMail({ to, language: taken.language ?? language, ...config }), codeGuid: about.codeGuid });
  return token;
}

/**
 * Starts changing an account's address to `email` (normalised), replacing any earlier change: mails a code there, and informs the owner at the
 * current address. For an address with an account, its owner is informed by mail, and the answer is the same.
 * @returns the client's token
 */
export async function beginEmailChange(services: Services, owner: Owner, email: string): Promise<string> {
  const { db, clock, mailer, config } = services;
  const { language } = owner;
  const token = await inTransaction(db, async (tx) => {
    const change = { email, expires_at: clock.now() + changeLife };
    // One row per account: a new code replaces all earlier ones, for every address.
    const { guid } = await tx
      .insertInto('email_changes')
      .values({ guid: newGuid(), user_guid: owner.userGuid, ...change })
      .onConflict((conflict) => conflict.column('user_guid').doUpdateSet(change))
      .returning('guid')
      .executeTakeFirstOrThrow();
    await mailer.send(tx, addressAskedForMail({ to: owner.email, language, newEmail: email, ...config }));
    return mailCode(tx, services, guid, { to: email, language, isFirst: true });
  });
  mailer.deliver();
  return token;
}

const pauseOf = (db: Kysely<Database>) => async (guid: string) => {
  const change = db.selectFrom('email_changes').select(['user_guid', 'email']).where('guid', '=', guid);
  const { user_guid: userGuid, email } = await change.executeTakeFirstOrThrow();
  return accountLimits.resend(userGuid, email);
};

/** The pending change of an account to this address; null when there is none. */
async function findChange({ db, clock }: Pick<Services, 'db' | 'clock'>, { userGuid }: Owner, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('guid')
    .where('user_guid', '=', userGuid)
    .where('email', '=', email)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.guid ?? null;
}

/** Mails another code for the pending change. Resolves to the client's new token. @throws Failure codeExpired */
export async function resendChangeCode(services: Services, owner: Owner, email: string): Promise<string> {
  const guid = await findChange(services, owner, email);
  if (guid === null) throw codeExpired();
  const token = await inTransaction(services.db, (tx) =>
    mailCode(tx, services, guid, { to: email, language: owner.language, isFirst: false }),
  );
  services.mailer.deliver();
  return token;
}

/**
 * Applies the address change after the right code, and informs both addresses (ASVS 6.3.7): the old one can take the account back for some days, see
 * address-returns.ts. Of two concurrent right codes one succeeds; codes of other accounts are invalid.
 * @returns the account's current address
 * @throws Failure wrongCode or codeExpired
 */
export async function confirmEmailChange(services: Services, owner: Owner, attempt: { token: string; code: string }): Promise<string> {
  const { db, clock, mailer, config } = services;
  const { language } = owner;
  const { codeGuid, ownerGuid } = await tryCode(db, clock, { flow: 'email-change', pauseOf: pauseOf(db), ...attempt });
  const work = () =>
    inTransaction(db, async (tx) => {
      await endCode(tx, clock, codeGuid);
      const { email } = await tx
        .deleteFrom('email_changes')
        .where('guid', '=', ownerGuid)
        .where('user_guid', '=', owner.userGuid)
        .returning('email')
        .executeTakeFirstOrThrow(codeExpired);
      await tx.updateTable('users').set({ email }).where('guid', '=', owner.userGuid).execute();
      const returnUntil = await keepReturn(tx, clock, owner.userGuid, owner.email);
      await mailer.send(tx, addressChangedMail({ to: owner.email, language, newEmail: email, returnUntil, ...config }));
      await mailer.send(tx, newAddressMail({ to: email, language, oldEmail: owner.email, ...config }));
      return email;
    });
  // An account with this address was created meanwhile. The answer must not reveal that.
  const changed = await afterRightCode(db, codeGuid, work).catch((error: unknown) => {
    throw isDuplicate(error) ? codeExpired() : error;
  });
  mailer.deliver();
  return changed;
}
