import type { FastifyRequest } from 'fastify';
import { object } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { assertionSchema } from '../../../contract/sign-in/passkeys.ts';
import { requireOwnHands } from '../../../server/sign-in/viewer.ts';
import { readBody } from '../../../server/http/read.ts';
import { sendPayload } from '../../../server/http/reply.ts';
import { assertionOptions, verifyAssertion } from '../../../server/sign-in/passkeys/assertions.ts';
import { challengeLife } from '../../../server/sign-in/passkeys/challenges.ts';
import { codeFor, goodPassword, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf } from '../../support/server/app.ts';
import { addPasskey, passkeyPaths, passkeysOf, signInWith, SoftPasskey, type Lies } from '../../support/server/authenticator.ts';
import { Browser } from '../../support/server/browser.ts';
import { askForReset, confirmPath, newPassword } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';

// ASVS 6.5.1, 6.7.1, 6.7.2: what an authenticator answers is checked as WebAuthn 7 says, and is good once, here and now.

const run = securityRun();

/** An app with a call that asks for a step-up, as calls of staff do. */
const stepUpApp = () =>
  buildTestApp({
    prepare: (app) => {
      const stepUp = async (request: FastifyRequest) =>
        ({ purpose: 'step-up', userGuid: (await requireOwnHands(request)).userGuid }) as const;
      app.post('/step-up/options', async (request, reply) =>
        sendPayload(reply, await assertionOptions(request, reply, await stepUp(request))),
      );
      app.post('/step-up', async (request, reply) => {
        const { assertion } = readBody(object({ assertion: assertionSchema }), request);
        return sendPayload(reply, await verifyAssertion(request, assertion, await stepUp(request)));
      });
    },
  });

async function owner() {
  const person = await signUp(run.server, someEmail(), run.elsewhere());
  return { ...person, passkey: await addPasskey(person.browser) };
}
const options = async (browser: Browser) => payloadOf(await browser.post(passkeyPaths.signInOptions));
const answer = (browser: Browser, assertion: object) => browser.post(passkeyPaths.signIn, { assertion });
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;
const expired = [410, 8];
const refused = [401, 3];
const outcomeOf = (response: Parameters<typeof envelopeOf>[0]) => [response.statusCode, envelopeOf(response).status_code];

describe('a challenge', () => {
  test('is good until a millisecond before five minutes', async () => {
    for (const [milliseconds, outcome] of [
      [challengeLife - 1, [200, 0]],
      [challengeLife, expired],
    ] as const) {
      const [{ passkey }, browser] = [await owner(), run.elsewhere()];
      const asked = await options(browser);
      run.server.clock.advance(milliseconds);
      expect(outcomeOf(await answer(browser, passkey.assert(asked)))).toEqual(outcome);
    }
  });

  test('is good once, also when it is answered four times at once', async () => {
    const [{ passkey }, browser] = [await owner(), run.elsewhere()];
    const assertion = passkey.assert(await options(browser));
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(browser, assertion)));
    expect(answers.map(statusOf).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  });

  test('is used up by a wrong answer', async () => {
    const [{ passkey }, browser] = [await owner(), run.elsewhere()];
    const asked = await options(browser);
    expect(outcomeOf(await answer(browser, { ...passkey.assert(asked), signature: 'AAAA' }))).toEqual(refused);
    expect(outcomeOf(await answer(browser, passkey.assert(asked)))).toEqual(expired);
  });

  test('is answered by the browser that asked for it alone', async () => {
    const [{ passkey }, browser, thief] = [await owner(), run.elsewhere(), run.elsewhere()];
    const asked = await options(browser);
    await options(thief);
    expect(outcomeOf(await answer(thief, passkey.assert(asked)))).toEqual(expired);
    expect(outcomeOf(await answer(browser, passkey.assert(asked)))).toEqual([200, 0]);
  });

  test('of a sign-in adds no passkey, of an addition opens nothing, and of one account adds to no other', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const adding = payloadOf(await mine.browser.post(passkeyPaths.options, { currentPassword: goodPassword })) as { challenge: string };
    const signingIn = (await options(mine.browser)) as { challenge: string };
    const made = new SoftPasskey();
    const lying = made.register(adding, { challenge: signingIn.challenge });
    expect(outcomeOf(await mine.browser.post(passkeyPaths.list, { registration: lying }))).toEqual(expired);
    expect(outcomeOf(await answer(mine.browser, mine.passkey.assert(signingIn, { challenge: adding.challenge })))).toEqual(expired);
    // The thief has both cookies of the browser, but another account.
    const headers = { cookie: `passkey=${mine.browser.cookies.get('passkey')}; session=${theirs.browser.cookies.get('session')}` };
    const stolen = await run.elsewhere().post(passkeyPaths.list, { registration: made.register(adding) }, { headers });
    expect(outcomeOf(stolen)).toEqual(expired);
    expect(passkeysOf(await mine.browser.post(passkeyPaths.list, { registration: made.register(adding) })).items).toHaveLength(2);
  });
});

const lies: [string, Lies, number[]][] = [
  ['another challenge', { challenge: 'x'.repeat(43) }, expired],
  ['another origin', { origin: 'https://evil.example' }, refused],
  ['another port', { origin: 'http://localhost:3001' }, refused],
  ['another site', { rpId: 'evil.example' }, refused],
  ['another ceremony', { type: 'webauthn.create' }, refused],
  ['nobody verified', { isUnverified: true }, refused],
  ['no account', { userHandle: null }, refused],
  ['another account', { userHandle: Buffer.alloc(16).toString('base64url') }, refused],
];

describe('an answer', () => {
  test.each(lies)('of %s opens nothing', async (_title, lie, outcome) => {
    const [{ passkey }, browser] = [await owner(), run.elsewhere()];
    expect(outcomeOf(await signInWith(browser, passkey, lie))).toEqual(outcome);
    expect(browser.cookies.has('session')).toBe(false);
  });

  test('that is signed by another key, or is of an unknown passkey, opens nothing', async () => {
    const [{ passkey }, browser, other] = [await owner(), run.elsewhere(), new SoftPasskey()];
    other.userHandle = passkey.userHandle;
    const forged = { ...other.assert(await options(browser)), id: passkey.id };
    expect(outcomeOf(await answer(browser, forged))).toEqual(refused);
    expect(outcomeOf(await signInWith(browser, other))).toEqual(refused);
  });

  test('of a copy that counts less than its original opens nothing; one that never counts goes on', async () => {
    const { passkey } = await owner();
    expect(statusOf(await signInWith(run.elsewhere(), passkey, { signCount: 7 }))).toBe(200);
    for (const signCount of [7, 3, 0]) expect(outcomeOf(await signInWith(run.elsewhere(), passkey, { signCount }))).toEqual(refused);
    expect(statusOf(await signInWith(run.elsewhere(), passkey, { signCount: 8 }))).toBe(200);
    const { passkey: silent } = await owner();
    for (let count = 0; count < 2; count += 1) expect(statusOf(await signInWith(run.elsewhere(), silent, { signCount: 0 }))).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 409],
    ['another site', { rpId: 'evil.example' }, 409],
    ['another ceremony', { type: 'webauthn.get' }, 409],
    ['nobody verified', { isUnverified: true }, 409],
    ['another challenge', { challenge: 'x'.repeat(43) }, 410],
  ] as const)('of %s adds no passkey', async (_title, lie, status) => {
    const { browser } = await signUp(run.server, someEmail(), run.elsewhere());
    const asked = payloadOf(await browser.post(passkeyPaths.options, { currentPassword: goodPassword }));
    const added = await browser.post(passkeyPaths.list, { registration: new SoftPasskey().register(asked, lie) });
    expect(statusOf(added)).toBe(status);
    expect(passkeysOf(await browser.get(passkeyPaths.list)).items).toEqual([]);
  });
});

describe('a step-up', () => {
  test('proves who is signed in by one of their own passkeys alone, once', async () => {
    const app = await stepUpApp();
    const person = async () => {
      const { browser, session } = await signUp(app, someEmail(), new Browser(app.app));
      return { browser, passkey: await addPasskey(browser), guid: session.guid };
    };
    const [mine, theirs] = [await person(), await person()];
    const asked = async () => payloadOf(await mine.browser.post('/step-up/options'));
    const prove = (assertion: object) => mine.browser.post('/step-up', { assertion });
    const first = await asked();
    expect(first).toMatchObject({ allowCredentials: [{ type: 'public-key', id: mine.passkey.id }] });
    const right = mine.passkey.assert(first);
    expect(payloadOf(await prove(right))).toMatchObject({ userGuid: mine.guid });
    expect(outcomeOf(await prove(right))).toEqual(expired);
    expect(outcomeOf(await prove(theirs.passkey.assert(await asked())))).toEqual(refused);
    // A browser that was told which passkey to use need not say whose it is.
    expect(statusOf(await prove(mine.passkey.assert(await asked(), { userHandle: null })))).toBe(200);
    expect(outcomeOf(await prove(mine.passkey.assert(await options(mine.browser))))).toEqual(expired);
    await app.close();
  });
});

describe('a reset by mail', () => {
  const asking = async (email: string) => {
    const token = await askForReset(run.elsewhere(), email);
    const code = await codeFor(run.server, email);
    return (keep: string[] | null) => run.elsewhere().post(confirmPath, { token, code, password: newPassword, keep });
  };

  test('names the passkeys, and ends a thief’s with all recovery codes, and the mail says so', async () => {
    const { email, browser, passkey } = await owner();
    const thiefs = await addPasskey(browser);
    const { codes } = payloadOf(await browser.post(passkeyPaths.codes, { currentPassword: goodPassword })) as { codes: string[] };
    const [first, second] = passkeysOf(await browser.get(passkeyPaths.list)).items;
    await browser.put(`${passkeyPaths.list}/${second?.guid}`, { name: 'Burglar' });
    const confirm = await asking(email);
    expect(payloadOf(await confirm(null))).toEqual({
      connections: [],
      passkeys: [
        { guid: first?.guid, name: first?.name },
        { guid: second?.guid, name: 'Burglar' },
      ],
    });
    expect(payloadOf(await confirm([first?.guid ?? '']))).toBeNull();
    expect(statusOf(await signInWith(run.elsewhere(), thiefs))).toBe(401);
    expect(statusOf(await run.elsewhere().post(passkeyPaths.recover, { email, code: codes[0] }))).toBe(401);
    const { text } = await run.server.db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('guid', 'desc')
      .executeTakeFirstOrThrow();
    expect(text).toContain(
      'These sign-ins were disconnected and no longer open your account: the passkey “Burglar” and the recovery codes.',
    );
    expect(text).toContain(`These sign-ins still open your account, as you wished: the passkey “${first?.name}”.`);
    expect(statusOf(await signInWith(run.elsewhere(), passkey))).toBe(200);
  });

  test('of an older page, which knows no passkeys, ends them', async () => {
    const { email, passkey } = await owner();
    expect(payloadOf(await (await asking(email))([]))).toBeNull();
    expect(statusOf(await signInWith(run.elsewhere(), passkey))).toBe(401);
  });
});
