import type { Kysely } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { takeTokens, type KeyedLimit } from '../limits/rate-limit.ts';
import { newDeviceMail } from '../mail/new-device-mail.ts';
import { describeDevice } from './devices.ts';
import { hashToken, newToken } from './secrets.ts';

type Services = Pick<Deps, 'clock' | 'mailer' | 'config'>;

const day = 24 * 60 * 60;

/** How long the owner can deny a sign-in. */
export const noticeLife = 7 * day * 1_000;

/** Limit of notices to an owner. Above it the sign-in continues, and the log records the omitted mail. */
export const noticeLimits = {
  /** For one browser, which the account may have forgotten meanwhile. */
  device: (userGuid: string, deviceHash: string): KeyedLimit => ({
    key: `device notice ${userGuid} ${deviceHash}`,
    limit: 1,
    windowSeconds: day,
  }),
  /** For all: a browser without cookies is new at each sign-in. */
  account: (userGuid: string): KeyedLimit => ({ key: `device notices ${userGuid}`, limit: 10, windowSeconds: day }),
} as const;

interface NewDevice {
  userGuid: string;
  deviceHash: string;
  userAgent: string;
  /** The request's language; the account's own has priority. */
  language: Locale;
}

/** Whether another notice can be mailed. A refusal leaves the caller's transaction intact. */
async function mayTell(tx: Kysely<Database>, { clock }: Services, { userGuid, deviceHash }: NewDevice): Promise<boolean> {
  try {
    await takeTokens(tx, clock, [noticeLimits.device(userGuid, deviceHash), noticeLimits.account(userGuid)]);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'tooManyRequests') return false;
    throw error;
  }
}

/**
 * Mails the owner about a sign-in in an unknown browser, with the time and the browser's name. It contains no network address: none is stored with
 * sessions, and few people know their own.
 * @returns false when too many were mailed within a day
 */
export async function tellOfDevice(tx: Kysely<Database>, services: Services, newDevice: NewDevice): Promise<boolean> {
  const { clock, mailer, config } = services;
  const { userGuid, userAgent, language } = newDevice;
  if (!(await mayTell(tx, services, newDevice))) return false;
  const owner = await tx.selectFrom('users').select(['email', 'language']).where('guid', '=', userGuid).executeTakeFirstOrThrow();
  const [token, now] = [newToken(), clock.now()];
  const deniableUntil = now + noticeLife;
  await tx
    .insertInto('device_notices')
    .values({
      guid: newGuid(),
      user_guid: userGuid,
      email: owner.email,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: deniableUntil,
    })
    .execute();
  const letterhead = { to: owner.email, language: owner.language ?? language, ...config };
  await mailer.send(tx, newDeviceMail({ ...letterhead, device: describeDevice(userAgent), at: now, deniableUntil, token }));
  return true;
}
