import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readLoginState, writeLoginState, type LoginState } from '../../../contract/sign-in/oauth.ts';
import type { Provider } from '../../../contract/sign-in/providers.ts';
import { hashToken, newToken } from '../secrets.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { seal, unseal } from './seal.ts';

/** How long a provider's answer is taken, in milliseconds. */
export const transactionLife = 10 * 60_000;

export interface Transaction {
  provider: Provider;
  mode: 'pop-up' | 'page';
  attempt: string | null;
  /** Checked by `safeSourcePage`. */
  sourcePage: string | null;
  /** Whose account is to be connected; null for a sign-in. */
  userGuid: string | null;
}

/** The secrets of one sign-in, which the provider gets to see in parts. */
export interface Secrets {
  state: string;
  codeVerifier: string;
  nonce: string;
}

/**
 * PKCE's verifier and the nonce come from the browser's cookie and the state together: the database needs to keep neither, and
 * an answer that is carried to another browser does not fit. ASVS 10.1.2, 10.2.1, 10.5.1.
 */
function secretsOf(browser: string, state: string): Secrets {
  const derive = (what: string) => createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, codeVerifier: derive('verifier'), nonce: derive('nonce') };
}

/** The parameters travel in the state. It is stored as a whole, so that no part of it can be changed on the way. */
const newState = (loginState: LoginState) => `${newToken()};${writeLoginState(loginState)}`;
const loginStateOf = (state: string) => readLoginState(state.slice(state.indexOf(';') + 1));

/** True for what a state looks like. */
export const isState = (text: string): boolean => /^[\w-]{43};/.test(text) && loginStateOf(text) !== null;

/** How many sign-ins of one browser may be with a provider at once. */
const mostOfBrowser = 5;
/** How many that nobody answered are swept by each one that begins. */
const sweptAtOnce = 100;

/**
 * Makes room for one more: what is over goes, and of the same browser its earlier try of the same page and the oldest beyond a handful. What a
 * network has open is bounded by `oauthNetwork` then, because its rows go as fast as others come.
 */
async function makeRoom(tx: Kysely<Database>, now: number, browserHash: string, attempt: string | null): Promise<void> {
  const over = tx.selectFrom('oauth_transactions').select('guid').where('expires_at', '<=', now).limit(sweptAtOnce);
  await tx.deleteFrom('oauth_transactions').where('guid', 'in', over).execute();
  const kept = tx
    .selectFrom('oauth_transactions')
    .select('guid')
    .where('browser_hash', '=', browserHash)
    .orderBy('guid', 'desc')
    .limit(mostOfBrowser - 1);
  await tx
    .deleteFrom('oauth_transactions')
    .where('browser_hash', '=', browserHash)
    .where((is) => is.or([is('attempt', '=', attempt), is('guid', 'not in', kept)]))
    .execute();
}

/** Writes down a sign-in that is about to leave for its provider. */
export async function beginTransaction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  browser: string,
  { provider, mode, attempt, sourcePage, userGuid }: Transaction,
  loginState: LoginState,
): Promise<Secrets> {
  const now = clock.now();
  const state = newState(loginState);
  const row = {
    guid: newGuid(),
    state_hash: hashToken(state),
    browser_hash: hashToken(browser),
    provider,
    mode,
    attempt,
    source_page: sourcePage,
    user_guid: userGuid,
    created_at: now,
    expires_at: now + transactionLife,
  };
  await inTransaction(db, async (tx) => {
    await makeRoom(tx, now, row.browser_hash, attempt);
    await tx.insertInto('oauth_transactions').values(row).execute();
  });
  return secretsOf(browser, state);
}

/**
 * Keeps the answer that `provider` posted, until the browser comes for it; the first one counts. It is sealed with the state, which the
 * database does not know. A state that no sign-in has changes nothing.
 */
export async function keepAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  provider: Provider,
  state: string,
  answer: string,
): Promise<void> {
  await db
    .updateTable('oauth_transactions')
    .set({ answer: seal(answer, state) })
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .where('expires_at', '>', clock.now())
    .where('answer', 'is', null)
    .execute();
}

interface Visit {
  /** The cookie of the browser that comes. */
  browser: string;
  /** Who answered. */
  provider: Provider;
  state: string;
  /** The provider posts its answers: without one there is nothing to take. */
  isPosted: boolean;
}

export interface Taken {
  transaction: Transaction;
  secrets: Secrets;
  loginState: LoginState;
  /** What was posted; null where nothing is. */
  answer: string | null;
}

/**
 * Takes the sign-in that an answer of `provider` belongs to; it is gone afterwards. Null when there is none: it is too old, was
 * answered before, was started by another browser, or with another provider (mix-up, ASVS 10.2.2).
 */
export async function takeTransaction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { browser, provider, state, isPosted }: Visit,
): Promise<Taken | null> {
  const row = await db
    .deleteFrom('oauth_transactions')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', clock.now())
    .where('answer', isPosted ? 'is not' : 'is', null)
    .returning(['mode', 'attempt', 'source_page', 'user_guid', 'answer'])
    .executeTakeFirst();
  const loginState = loginStateOf(state);
  if (!row || !loginState) return null;
  const { mode, attempt, source_page: sourcePage, user_guid: userGuid } = row;
  const transaction = { provider, mode, attempt, sourcePage, userGuid };
  return { transaction, secrets: secretsOf(browser, state), loginState, answer: row.answer === null ? null : unseal(row.answer, state) };
}
