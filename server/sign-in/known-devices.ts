import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { requestLanguage } from '../language/request-language.ts';
import { readCookie, setCookie } from './cookies.ts';
import { tellOfDevice } from './device-notices.ts';
import { userAgentOf } from './devices.ts';
import { hashToken, newToken } from './secrets.ts';

/** Seconds; the maximum lifetime of cookies in browsers. */
const cookieLife = 400 * 24 * 60 * 60;
const mostDevices = 20;

const touchStatement = `
  update known_devices set last_used_at = $3::int8 where user_guid = $1::uuid and device_hash = $2::text returning 1 as touched`;

const rememberStatement = `
  with kept as (
    insert into known_devices (user_guid, device_hash, created_at, last_used_at) values ($1::uuid, $2::text, $3::int8, $3::int8)
    on conflict (user_guid, device_hash) do update set last_used_at = excluded.last_used_at
  )
  delete from known_devices where user_guid = $1::uuid and device_hash in (
    select device_hash from known_devices where user_guid = $1::uuid and device_hash <> $2::text
    order by last_used_at desc offset ${mostDevices - 1})`;

/** How the user signed in. Its owner is informed about sign-ins in unknown browsers. */
export type LetIn = 'sign-in' | 'sign-up' | 'new password';

/** Records a sign-in in this browser, so that strangers' attempts on the account never delay it. */
export async function rememberDevice(request: FastifyRequest, reply: FastifyReply, userGuid: string, how: LetIn): Promise<void> {
  const { deps } = request.server;
  const { db, clock, mailer } = deps;
  const cookie = readCookie(request, 'device');
  const device = cookie ?? newToken();
  const deviceHash = hashToken(device);
  if (cookie !== undefined && (await runPrepared(db, touchStatement, [userGuid, deviceHash, clock.now()])).length > 0) return;
  const about = { userGuid, deviceHash, userAgent: userAgentOf(request), language: requestLanguage(request) };
  // In one transaction: a browser is known only if the owner could be informed.
  const isLeftOut = await inTransaction(db, async (tx) => {
    await runPrepared(tx, rememberStatement, [userGuid, deviceHash, clock.now()]);
    return how === 'sign-in' && !(await tellOfDevice(tx, deps, about));
  });
  mailer.deliver();
  if (isLeftOut) request.log.warn({ user: userGuid }, 'no mail about a new browser: too many in a day');
  if (cookie === undefined) setCookie(reply, 'device', device, cookieLife);
}

const knownStatement = `
  select d.device_hash as "deviceHash" from known_devices d join users u on u.guid = d.user_guid where u.email = $1 and d.device_hash = $2`;

/** The hash of a browser's cookie if it has signed in to this address's account before; else null. */
export async function knownDevice(db: Kysely<Database>, email: string, device: string | undefined): Promise<string | null> {
  if (device === undefined) return null;
  const [row] = await runPrepared<{ deviceHash: string }>(db, knownStatement, [email, hashToken(device)]);
  return row?.deviceHash ?? null;
}

/** Forgets an account's browsers: one may belong to an attacker. */
export async function forgetDevices(tx: Kysely<Database>, userGuid: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_guid', '=', userGuid).execute();
}
