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

/** How long a provider's answer is accepted, in milliseconds. */
export const transactionLife = 10 * 60_000;

export interface Transaction {
  provider: Provider;
  mode: 'pop-up' | 'page';
  attempt: string | null;
  /** Checked by `safeSourcePage`. */
  sourcePage: string | null;
  /** The account to connect; null for a sign-in. */
  userGuid: string | null;
}

/** The secrets of one sign-in; the provider sees parts of them. */
export interface Secrets {
  state: string;
  codeVerifier: string;
  nonce: string;
}

/**
 * PKCE's verifier and the nonce are derived from the browser's cookie and the state together: neither is stored, and an answer moved to another
 * browser is invalid. ASVS 10.1.2, 10.2.1, 10.5.1.
 */
function secretsOf(browser: string, state: string): Secrets {
  const derive = (what: string) => createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, codeVerifier: derive('verifier'), nonce: derive('nonce') };
}

/** The parameters travel in the state. It is stored as a whole, so that no part of it can be changed on the way. */
const newState = (loginState: LoginState) => `${newToken()};${writeLoginState(loginState)}`;
const loginStateOf = (state: string) => readLoginState(state.slice(state.indexOf(';') + 1));

/** True for text in the form of a state. */
export const isState = (text: string): boolean => /^[\w-]{43};/.test(text) && loginStateOf(text) !== null;

/** Concurrent sign-ins per browser. */
const mostOfBrowser = 5;
/** Expired sign-ins that each new one deletes. */
const sweptAtOnce = 100;

/**
 * Makes room for a new sign-in: deletes expired ones and, for the same browser, its earlier try of the same page and the oldest above the limit.
 * `oauthNetwork` limits a network's open sign-ins.
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

/** Stores a sign-in that is about to go to its provider. */
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
 * Stores the answer that `provider` posted, until the browser fetches it; the first one counts. It is encrypted with the state, which the database
 * does not have. An unknown state changes nothing.
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
  /** The cookie of the returning browser. */
  browser: string;
  /** The answering provider. */
  provider: Provider;
  state: string;
  /** The provider posts its answers: without one there is nothing to consume. */
  isPosted: boolean;
}

export interface Taken {
  transaction: Transaction;
  secrets: Secrets;
  loginState: LoginState;
  /** The posted answer; null for none. */
  answer: string | null;
}

/**
 * Consumes the sign-in of an answer of `provider`. Null when there is none: it expired, was answered before, or was started by another browser, or
 * with another provider (mix-up, ASVS 10.2.2).
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
