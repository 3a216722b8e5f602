import type { Locale } from '../../contract/shell/locales.ts';
import { passwordProblem } from '../../contract/validation.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure } from '../http/failure.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { passwordChangedMail } from '../mail/password-changed-mail.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { isOwnPassword, passwordHashOf } from './own-password.ts';
import { chosenPasswordProblem, hashPassword } from '../sign-in/passwords.ts';
import { createSession, type NewSession } from '../sign-in/sessions.ts';
import type { Viewer } from '../sign-in/viewer-rows.ts';
import { i18n } from '@anydish/language/sentence';

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'log'>;

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** `request.ip`. */
  address: string;
  /** The value of the known-device cookie. */
  device: string | undefined;
  userAgent: string;
  /** The language of the owner's mails. */
  language: Locale;
}

/**
 * Replaces the password (ASVS 6.2.3), ends all sessions and starts a new one in this browser (ASVS 7.2.4, 7.4.3), and informs the owner by mail (ASVS
 * 6.3.7). Of two concurrent changes the second sees the first.
 * @throws Failure invalidInput with a message under each field, tooManyRequests, or conflict for an account without a password
 */
export async function changePassword(services: Services, viewer: Viewer, change: PasswordChange): Promise<NewSession> {
  const { db, mailer, config } = services;
  const { userGuid, email } = viewer;
  const { currentPassword, newPassword, address, device, userAgent, language } = change;
  const current = await passwordHashOf(services, userGuid);
  if (current === null) throw new Failure('conflict', i18n._('This account has no password yet. Please set one with a code we email you.'));
  refuseProblems({ currentPassword: passwordProblem(currentPassword), newPassword: chosenPasswordProblem(newPassword, email) });
  const isRight = await isOwnPassword(services, { userGuid, email, password: currentPassword, address, device });
  if (!isRight) refuseProblems({ currentPassword: 'currentPassword.wrong' });
  const passwordHash = await hashPassword(newPassword);
  const session = await inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('guid', '=', userGuid)
      .where('password_hash', '=', current)
      .returning('guid')
      .executeTakeFirst();
    // It was replaced during the check.
    if (!changed) refuseProblems({ currentPassword: 'currentPassword.wrong' });
    // Before the sessions, so that a concurrent sign-in is ended in either case.
    await tx.deleteFrom('pending_sign_ins').where('user_guid', '=', userGuid).execute();
    await tx.deleteFrom('sessions').where('user_guid', '=', userGuid).execute();
    await forgetDevices(tx, userGuid);
    await mailer.send(tx, passwordChangedMail({ to: email, language, signedOut: 'everywhere else', ...config }));
    return createSession(tx, services, { guid: userGuid, isStaff: viewer.staff !== null, userAgent });
  });
  mailer.deliver();
  return session;
}
