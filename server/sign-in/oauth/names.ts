import type { Provider } from '../../../contract/sign-in/providers.ts';
import { normalEmail } from '../../account/email.ts';
import type { Names } from '../../account/profile.ts';
import { hashToken } from '../secrets.ts';
import type { Deps } from '../../deps.ts';
import { namesIn, type Identity } from './identity.ts';
import { asRecord } from './client.ts';
import { seal, unseal } from './seal.ts';

type Services = Pick<Deps, 'db' | 'clock'>;

/** How long a name is kept that is nobody's yet, in milliseconds. */
const nameLife = 24 * 60 * 60_000;

/** What Apple posts of somebody, the first time that they come. The browser brought it: it is a name to offer, and proves nothing. */
interface Told {
  names: Names;
  /** Which address it was said of. */
  email: string | null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Reads Apple's `user`; null where there is no name in it. */
function readUser(json: string | null): Told | null {
  const { name, email } = asRecord(parse(json ?? ''));
  const { firstName, lastName } = asRecord(name);
  // Some have one name only, wherever it stands.
  const names = namesIn({ given_name: firstName, family_name: lastName, name: lastName });
  return names.firstName === '' ? null : { names, email: typeof email === 'string' ? normalEmail(email) : null };
}

/** The owner of a kept name: the subject that the provider named, or the same browser with the same address. */
const holders = {
  subject: (provider: Provider, { subject }: Identity) => `subject ${provider} ${subject}`,
  browser: (provider: Provider, browser: string, email: string) => `browser ${provider} ${browser} ${email}`,
};

async function keep({ db, clock }: Services, holder: string, names: Names): Promise<void> {
  const row = { sealed: seal(JSON.stringify(names), holder), expires_at: clock.now() + nameLife };
  await db
    .insertInto('kept_names')
    .values({ holder_hash: hashToken(holder), ...row })
    .onConflict((conflict) => conflict.column('holder_hash').doUpdateSet(row))
    .execute();
}

async function find({ db, clock }: Services, holder: string): Promise<Names | null> {
  const row = await db
    .selectFrom('kept_names')
    .select('sealed')
    .where('holder_hash', '=', hashToken(holder))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  const { firstName, lastName } = asRecord(parse(row === undefined ? '' : unseal(row.sealed, holder)));
  return typeof firstName === 'string' && typeof lastName === 'string' ? { firstName, lastName } : null;
}

interface Arrival {
  provider: Provider;
  /** The cookie of the browser. */
  browser: string;
  /** Apple's `user`, as it was posted. */
  user: string | null;
}

/**
 * Identifies somebody whose name the provider tells once only. The name is kept for a day, over failures now and afterwards: for
 * that the provider named, or, where it named none, for the same browser and address.
 * @throws what `identify` throws
 */
export async function identifyNamed(
  services: Services,
  { provider, browser, user }: Arrival,
  identify: () => Promise<Identity>,
): Promise<Identity> {
  const told = readUser(user);
  const identity = await identify().catch(async (error: unknown) => {
    if (told?.email) await keep(services, holders.browser(provider, browser, told.email), told.names);
    throw error;
  });
  const own = holders.subject(provider, identity);
  if (told !== null) {
    await keep(services, own, told.names);
    return { ...identity, ...told.names };
  }
  const here = identity.email === null ? null : await find(services, holders.browser(provider, browser, identity.email));
  const names = here ?? (await find(services, own));
  if (here !== null) await keep(services, own, here);
  return { ...identity, ...names };
}

/** Once the name is the account's, nothing else needs it. */
export async function forgetName(
  { db }: Pick<Services, 'db'>,
  { provider, browser }: Omit<Arrival, 'user'>,
  identity: Identity,
): Promise<void> {
  const kept = [
    holders.subject(provider, identity),
    ...(identity.email === null ? [] : [holders.browser(provider, browser, identity.email)]),
  ];
  await db.deleteFrom('kept_names').where('holder_hash', 'in', kept.map(hashToken)).execute();
}
