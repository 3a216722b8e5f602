import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { LoginState } from '../../../contract/sign-in/oauth.ts';
import type { Provider } from '../../../contract/sign-in/providers.ts';
import { providerNames } from '../../../contract/sign-in/providers.ts';
import { saveProfile } from '../../account/profile.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, isDuplicate } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { connectionMail } from '../../mail/connection-mail.ts';
import type { Identity } from './identity.ts';
import { Refusal } from './refusal.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** The account of an identity. */
export interface Recognized {
  guid: string;
  isStaff: boolean;
  isNewUser: boolean;
  /** The owner's name is not known yet. */
  isNameless: boolean;
}

interface Arrival {
  provider: Provider;
  identity: Identity;
  loginState: LoginState;
  /** The account to connect; null for a sign-in. */
  userGuid: string | null;
  /** The language of the arriving user. */
  language: Locale;
}

async function connect(tx: Kysely<Database>, { clock }: Services, userGuid: string, { provider, identity }: Arrival): Promise<void> {
  const { subject, email, isRelayed } = identity;
  const now = clock.now();
  const connection = { guid: newGuid(), provider, subject, user_guid: userGuid, email, is_relayed: isRelayed };
  await tx
    .insertInto('connected_sign_ins')
    .values({ ...connection, created_at: now, last_used_at: now })
    .execute();
}

/** Connects a provider to an account, and informs its owner. */
async function connectToOwner(
  tx: Kysely<Database>,
  services: Services,
  owner: { guid: string; email: string; language: Locale | null },
  arrival: Arrival,
) {
  const { mailer, config } = services;
  await connect(tx, services, owner.guid, arrival);
  const { productName, publicUrl, supportEmail } = config;
  const language = owner.language ?? arrival.language;
  const about = { to: owner.email, language, providerName: providerNames[arrival.provider], account: arrival.identity.email };
  await mailer.send(tx, connectionMail({ ...about, change: 'connected', productName, publicUrl, supportEmail }));
}

/** @throws Refusal for an account whose owner denied a sign-in: it needs a new password, because connected sign-ins may be an attacker's. */
function refuseLocked({ lockedAt }: { lockedAt: number | null }): void {
  if (lockedAt !== null) throw new Refusal('locked');
}

const isStaff = sql<boolean>`users.staff is not null`.as('isStaff');
const isNameless = sql<boolean>`users.first_name = ''`.as('isNameless');

const ownerColumns = ['guid', 'email', 'language', 'locked_at as lockedAt', isStaff, isNameless] as const;

/** The account that this identity is connected to, or null. */
async function findConnected(
  tx: Kysely<Database>,
  { clock }: Services,
  { provider, identity: { subject, email, isRelayed } }: Arrival,
): Promise<Omit<Recognized, 'isNewUser'> | null> {
  const found = await tx
    .selectFrom('connected_sign_ins')
    .innerJoin('users', 'users.guid', 'connected_sign_ins.user_guid')
    .select(['users.guid', 'users.locked_at as lockedAt', isStaff, isNameless])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!found) return null;
  refuseLocked(found);
  // Only shown to its owner: the account's own address is changed by the owner.
  await tx
    .updateTable('connected_sign_ins')
    .set({ email, is_relayed: isRelayed, last_used_at: clock.now() })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
  return { guid: found.guid, isStaff: found.isStaff, isNameless: found.isNameless };
}

async function connectToViewer(tx: Kysely<Database>, services: Services, userGuid: string, arrival: Arrival): Promise<Recognized> {
  const connected = await findConnected(tx, services, arrival);
  if (connected !== null && connected.guid !== userGuid) throw new Refusal('connectedElsewhere');
  const user = await tx.selectFrom('users').select(ownerColumns).where('guid', '=', userGuid).executeTakeFirst();
  if (!user) throw new Refusal('notSignedIn');
  if (connected === null) await connectToOwner(tx, services, user, arrival);
  return { guid: user.guid, isStaff: user.isStaff, isNewUser: false, isNameless: user.isNameless };
}

async function createAccount(tx: Kysely<Database>, services: Services, email: string, arrival: Arrival): Promise<Recognized> {
  const guid = newGuid();
  const user = { guid, email, password_hash: null, first_name: '', last_name: '', is_verified: true, staff: null };
  await tx
    .insertInto('users')
    .values({ ...user, language: arrival.language, created_at: services.clock.now() })
    .execute();
  // An unproven address may belong to someone else: its owner is informed while the account is still empty.
  if (arrival.identity.isEmailVerified === true) await connect(tx, services, guid, arrival);
  else await connectToOwner(tx, services, { guid, email, language: arrival.language }, arrival);
  // Ends a sign-up for this address by someone who cannot read its mail.
  await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
  return { guid, isStaff: false, isNewUser: true, isNameless: true };
}

async function findOrCreate(tx: Kysely<Database>, services: Services, arrival: Arrival): Promise<Recognized> {
  const { identity, loginState, userGuid } = arrival;
  if (userGuid !== null) return connectToViewer(tx, services, userGuid, arrival);
  const connected = await findConnected(tx, services, arrival);
  if (connected !== null) return { ...connected, isNewUser: false };

  const { email, isEmailVerified } = identity;
  if (email === null) throw new Refusal('emailMissing');
  const owner = await tx.selectFrom('users').select(ownerColumns).where('email', '=', email).executeTakeFirst();
  if (owner) {
    // Otherwise, anyone who can make a provider claim an address could enter its account.
    if (isEmailVerified !== true) throw new Refusal('emailTaken');
    refuseLocked(owner);
    await connectToOwner(tx, services, owner, arrival);
    return { guid: owner.guid, isStaff: owner.isStaff, isNewUser: false, isNameless: owner.isNameless };
  }
  if (!loginState.allowSignUp) throw new Refusal('noAccount');
  // Facebook only returns confirmed addresses but does not say so: enough for a new account, not for an existing one.
  if (isEmailVerified === false) throw new Refusal('emailUnverified');
  return createAccount(tx, services, email, arrival);
}

/**
 * The account of an identity: the connected one, the one with its verified address, or a new one. Concurrent arrivals of a newcomer create one
 * account.
 * @throws Refusal
 */
export async function recognize(services: Services, arrival: Arrival): Promise<Recognized> {
  const attempt = () => inTransaction(services.db, (tx) => findOrCreate(tx, services, arrival));
  const recognized = await attempt().catch((error: unknown) => {
    // Lost the insert race; read the existing row.
    if (isDuplicate(error)) return attempt();
    throw error;
  });
  services.mailer.deliver();
  const { firstName, lastName } = arrival.identity;
  // The profile step asks for the name. Prefill it from the provider, also when an earlier sign-in ended before that step.
  const owner = { userGuid: recognized.guid, language: arrival.language };
  if (recognized.isNameless && firstName !== '') await saveProfile(services.db, services.clock, owner, { firstName, lastName });
  return recognized;
}
