import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { KeyedLimit } from '../../../server/limits/rate-limit.ts';
import { accountLimits, slowedLimits } from '../../../server/sign-in/limits.ts';
import { ceilings } from '../../../server/limits/ceilings.ts';
import { goodPassword, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestViewer } from '../../support/server/app.ts';
import { setUpApp, wrongCodeOf } from '../../support/server/authenticators.ts';
import { Browser, type CallOptions } from '../../support/server/browser.ts';
import { setReached, exhaust } from '../../support/server/ceilings.ts';
import { confirmPath, resetPath } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';
import { messageOf, startPath } from '../../support/server/oauth.ts';

// ASVS 2.3.2, 2.4.1, 6.3.1, 6.6.3: every limit of the accounts holds against many at once, against made-up headers and queries,
// for exactly its window, and for nobody else.

const run = securityRun({ env: { DEMO_FOR_ANYBODY: 'yes' } });
const hour = 60 * 60_000;

type Ask = (browser: Browser, email: string, count: number) => Promise<LightMyRequestResponse>;

interface Row {
  /** What the limit is counted by; the rest may differ from call to call. */
  by: readonly ('email' | 'network')[];
  ask: Ask;
  /** How many pass at once, when some of the window were used up in the hours before; the last of these begins the tests. */
  usedEachHour?: readonly number[];
  /** The seconds that those who come at once are told to wait, where another limit is met first. */
  told?: number;
  /** What has to hold for the limit to be counted: called with true before, with false afterwards. */
  isWhile?: (is: boolean) => Promise<void>;
  /** The slower ways of an owner whose limit others have used up: used up too, so that the limit itself is seen. */
  slower?: (email: string, network: string) => KeyedLimit[];
  /** For an answer to a pop-up, which is a page. */
  isRefused?: (response: LightMyRequestResponse) => boolean;
}

const signIn: Ask = (browser, email, count) => browser.post(`/api/session?count=${count}`, { email, password: 'a wrong password' });
const askForReset: Ask = (browser, email, count) => browser.post(`${resetPath}?count=${count}`, { email });
const beginAccount: Ask = (browser, email, count) => browser.post(`/session?count=${count}`, { email, password: goodPassword });
/** The browsers that began a sign-up with an address: a code is sent again to those alone. */
const beginners = new Map<string, Promise<Browser>>();
const begun = async (email: string) => {
  const browser = run.elsewhere();
  await browser.post('/session', { email, password: goodPassword });
  // The minute after the first code is over: the clock must stand still for the others.
  const { guid } = await run.server.db.selectFrom('sign_ups').select('guid').where('email', '=', email).executeTakeFirstOrThrow();
  await run.server.db.deleteFrom('rate_limits').where('key', '=', accountLimits.resend(guid).key).execute();
  return browser;
};
const resend: Ask = async (browser, email, count) => {
  const beginner = beginners.get(email) ?? begun(email);
  beginners.set(email, beginner);
  const headers = { cookie: `sign-up=${(await beginner).cookies.get('sign-up')}` };
  return browser.post(`/session/emails/verifications?count=${count}`, { email }, { headers });
};
const submitCode: Ask = (browser, _email, count) =>
  browser.post(`/session/emails/verifications?count=${count}`, { token: 'x'.repeat(43), code: '123456' });
const begin: Ask = (browser, _email, count) => browser.get(startPath('google', { attempt: `attempt-${count}` }));

/** The account of an address, without a password, so that only this limit is met. */
const owners = new Map<string, Promise<TestViewer>>();
const moveOut: Ask = async (browser, email, count) => {
  const owner = owners.get(email) ?? signInSomebody(run.server);
  owners.set(email, owner);
  const { cookie } = (await owner).headers;
  return browser.post(`/api/account/email?count=${count}`, { email: someEmail(), current_password: '' }, { headers: { cookie } });
};

const askForChallenge: Ask = (browser, _email, count) => browser.post(`/api/session/passkey/options?count=${count}`);
const beginPasskey: Ask = async (browser, email, count) => {
  const owner = owners.get(email) ?? signInSomebody(run.server);
  owners.set(email, owner);
  const { cookie } = (await owner).headers;
  return browser.post(`/api/account/passkeys/options?count=${count}`, { current_password: '' }, { headers: { cookie } });
};

/** Each time by another account. */
const moveTo: Ask = async (browser, email, count) => {
  const { cookie } = (await signInSomebody(run.server)).headers;
  return browser.post(`/api/account/email?count=${count}`, { email, current_password: '' }, { headers: { cookie } });
};

/** A cookie by which the account of an address knows a browser. */
const cookies = new Map<string, Promise<string>>();
const knowing = async (email: string) => `device=${(await signUp(run.server, email, run.elsewhere())).browser.cookies.get('device')}`;
const inKnown =
  (ask: (browser: Browser, email: string, options: CallOptions) => Promise<LightMyRequestResponse>): Ask =>
  async (browser, email) => {
    const cookie = cookies.get(email) ?? knowing(email);
    cookies.set(email, cookie);
    return ask(browser, email, { headers: { cookie: await cookie } });
  };

const tokens = new Map<string, Promise<string>>();
const resetIn = async (email: string) => {
  await cookies.set(email, cookies.get(email) ?? knowing(email)).get(email);
  return tokenOf(await run.elsewhere().post(resetPath, { email }));
};

/** The browser in which the account of an address is signed in, and a code that its app never shows. */
const guessers = new Map<string, Promise<{ browser: Browser; wrong: string }>>();
const withAnApp = async (email: string) => {
  const { browser } = await signUp(run.server, email, run.elsewhere());
  return { browser, wrong: wrongCodeOf(run.server, await setUpApp(run.server, browser)) };
};
const enterWrongCode: Ask = async (_browser, email, count) => {
  const guesser = guessers.get(email) ?? withAnApp(email);
  guessers.set(email, guesser);
  const { browser, wrong } = await guesser;
  return browser.post(`/api/account/step-up?count=${count}`, { code: wrong });
};

const tell: Ask = async (_browser, email, count) => {
  const owner = owners.get(email) ?? signInSomebody(run.server);
  owners.set(email, owner);
  const { cookie } = (await owner).headers;
  const message = { words: `message ${count}`, page: null, language: null, wants_answer: false, request_key: randomUUID() };
  return run.elsewhere().post(`/api/account/messages?count=${count}`, message, { headers: { cookie } });
};

const slowerReset = (email: string) => [slowedLimits.resetFresh(email), slowedLimits.resetLaterAll(email)];
const slowerSignIn = (email: string, network: string) => [slowedLimits.signInFreshAll(email), slowedLimits.signInSlow(network)];

/** A limit that is new needs a row here, or this does not compile. */
const rows: Record<keyof typeof accountLimits, Row> = {
  signUpNetwork: { by: ['network'], ask: askForReset },
  signUpMails: { by: ['email'], ask: beginAccount },
  changeMails: { by: ['email'], ask: moveTo },
  resend: { by: ['email'], ask: resend },
  resetMails: { by: ['email'], ask: askForReset, slower: slowerReset },
  // Ten an hour is another limit, so the twenty of a day are used up over three hours.
  resetMailsDay: { by: ['email'], ask: askForReset, usedEachHour: [10, 5], slower: slowerReset },
  // A minute between two is another limit, which comes first.
  resetShare: { by: ['email', 'network'], ask: askForReset, usedEachHour: [1, 1, 1, 1], told: 60, slower: slowerReset },
  resetPause: { by: ['email', 'network'], ask: askForReset },
  emailChanges: { by: ['email'], ask: moveOut },
  codeNetwork: { by: ['network'], ask: submitCode },
  codeDevice: {
    by: ['email'],
    ask: async (_browser, email, count) => {
      const token = await tokens.set(email, tokens.get(email) ?? resetIn(email)).get(email);
      const headers = { cookie: await (cookies.get(email) ?? '') };
      return run.elsewhere().post(`${confirmPath}?count=${count}`, { token, code: '123456', password: '' }, { headers });
    },
  },
  resetDevice: { by: ['email'], ask: inKnown((browser, email, options) => browser.post(resetPath, { email }, options)) },
  signInAccount: { by: ['email', 'network'], ask: signIn, slower: slowerSignIn },
  signInDevice: {
    by: ['email'],
    ask: inKnown((browser, email, options) => browser.post('/api/session', { email, password: 'a wrong password' }, options)),
  },
  signInStrangers: { by: ['email'], ask: signIn, slower: slowerSignIn },
  signInPressed: { by: ['network'], ask: signIn, isWhile: (is) => setReached(run.server, ceilings.passwords, is) },
  authenticatorCodes: { by: ['email'], ask: enterWrongCode },
  messages: { by: ['email'], ask: tell },
  oauthNetwork: {
    by: ['network'],
    ask: begin,
    isRefused: (answer) => answer.statusCode === 200 && messageOf(answer).problem === 'tooMany',
  },
  signInNetwork: { by: ['network'], ask: signIn, slower: slowerSignIn },
  passkeyNetwork: { by: ['network'], ask: askForChallenge },
  passkeyChanges: { by: ['email'], ask: beginPasskey },
};

const isTooMany = ({ statusCode }: LightMyRequestResponse) => statusCode === 429;

/** Calls that the limit counts as one, and that differ in everything else. */
function attempts({ by, ask, slower = () => [] }: Row) {
  const [email, remoteAddress] = [someEmail(), run.network()];
  let count = 0;
  const one = (same: { email?: boolean; network?: boolean } = {}) => {
    count += 1;
    const { email: sameEmail = by.includes('email'), network: sameNetwork = by.includes('network') } = same;
    const forged = { 'x-forwarded-for': `192.0.2.${count % 250}`, forwarded: `for=192.0.2.${count % 250}` };
    const browser = sameNetwork ? new Browser(run.server.app, { remoteAddress, headers: forged }) : run.elsewhere(forged);
    return ask(browser, sameEmail ? email : someEmail(), count);
  };
  return {
    one,
    slow: () => exhaust(run.server, slower(email, remoteAddress)),
    many: (times: number) => Promise.all(Array.from({ length: times }, () => one())),
  };
}

describe.each(Object.entries(rows))('%s', (name, row) => {
  // Checked: the entries of an object that has the same keys.
  const { limit, windowSeconds } = accountLimits[name as keyof typeof rows]('', '');
  const { by, usedEachHour: used = [], isRefused = isTooMany, told: toldWait, isWhile = async () => undefined } = row;
  const left = limit - used.reduce((sum, count) => sum + count, 0);
  const passed = (answers: readonly LightMyRequestResponse[]) => answers.filter((answer) => !isRefused(answer)).length;

  test('lets exactly N of N + 3 simultaneous calls pass, with any body, and opens again to the millisecond', async () => {
    const { one, slow, many } = attempts(row);
    await slow();
    await isWhile(true);
    for (const count of used) {
      expect(passed(await many(count))).toBe(count);
      run.server.clock.advance(hour);
    }
    const answers = await many(left + 3);
    expect(passed(answers)).toBe(left);
    const wait = windowSeconds - (used.length * hour) / 1_000;
    const told = answers.filter(isTooMany);
    const waits = told.map((answer) => [answer.headers['retry-after'], envelopeOf(answer).status_code, envelopeOf(answer).payload]);
    const seconds = toldWait ?? wait;
    expect(waits).toEqual(waits.map(() => [String(seconds), 6, { retry_after: seconds }]));

    // Nobody else is kept waiting: neither another address nor another network.
    for (const other of by) expect(isRefused(await one({ [other]: false })), `another ${other}`).toBe(false);

    run.server.clock.advance(wait * 1_000 - 1);
    const last = await one();
    expect(isRefused(last)).toBe(true);
    expect(last.headers['retry-after']).toBe(isTooMany(last) ? '1' : undefined);
    // The last call was the first that met the other limit again.
    run.server.clock.advance(toldWait === undefined ? 1 : toldWait * 1_000);
    expect(isRefused(await one())).toBe(false);
    await isWhile(false);
  });
});

describe('X-Forwarded-For', () => {
  const networkSeen = async (headers: Record<string, string>, remoteAddress: string) => {
    const { server } = run;
    const proxied = await buildTestApp({
      env: { TRUST_PROXY: '10.0.0.0/8', DEMO_FOR_ANYBODY: 'yes' },
      database: { db: server.db, close: async () => {} },
    });
    const [email, before] = [someEmail(), await server.db.selectFrom('rate_limits').select('key').execute()];
    await new Browser(proxied.app, { remoteAddress, headers }).post('/api/session', { email, password: 'a wrong password' });
    await proxied.close();
    const known = new Set(before.map(({ key }) => key));
    const rest = await server.db.selectFrom('rate_limits').select('key').where('key', 'like', `sign-in ${email} %`).execute();
    return rest.filter(({ key }) => !known.has(key)).map(({ key }) => key.replace(`sign-in ${email} `, ''));
  };

  test.each([
    ['is believed from a proxy of ours', '203.0.113.50', '10.1.2.3', '203.0.113.50'],
    ['counts from its end, where our proxy wrote, not where the visitor did', '192.0.2.1, 203.0.113.51', '10.1.2.3', '203.0.113.51'],
    ['goes through several proxies of ours', '203.0.113.52, 10.9.9.9', '10.1.2.3', '203.0.113.52'],
    ['is not believed from anybody else', '192.0.2.1', '203.0.113.53', '203.0.113.53'],
    ['is not believed from an address that only looks like our proxy', '192.0.2.1', '100.1.2.3', '100.1.2.3'],
  ])('%s', async (_title, forwarded, remoteAddress, network) => {
    expect(await networkSeen({ 'x-forwarded-for': forwarded }, remoteAddress)).toEqual([network]);
  });
});
