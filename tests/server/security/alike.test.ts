import { hash, verify } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { inEvenTime } from '../../../server/sign-in/even-time.ts';
import { codesFor, goodPassword, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { openCountingDatabase } from '../../support/server/security/counting-database.ts';
import { confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';

// ASVS 6.3.8: nothing tells whether an address has an account, neither what is answered nor how long it takes. Time is
// not measured here, where a busy machine would decide: what takes it is counted. `npm run bench` measures it.

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});
vi.mock('../../../server/sign-in/even-time.ts', () => ({ inEvenTime: vi.fn((work: Promise<unknown>) => work) }));

const database = await openCountingDatabase();
// Before the run begins, so that it comes after the run's own end.
afterAll(() => database.close());
const run = securityRun({ database });
const verifyPath = '/session/emails/verifications';

interface Work {
  hashes: number;
  statements: number;
  /** Calls whose answer waits for its time, however little there was to do. */
  waits: number;
}

/** What `ask` costs the server. */
async function workOf(ask: () => Promise<unknown>): Promise<Work> {
  const hashing = [vi.mocked(hash), vi.mocked(verify)];
  const now = (): Work => ({
    hashes: hashing.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    statements: database.statements(),
    waits: vi.mocked(inEvenTime).mock.calls.length,
  });
  const before = now();
  await ask();
  const after = now();
  return { hashes: after.hashes - before.hashes, statements: after.statements - before.statements, waits: after.waits - before.waits };
}

/** An answer without what differs by chance: the token's letters. */
const outline = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  headers: Object.keys(response.headers),
  length: response.headers['content-length'],
  cookies: response.cookies,
  body: response.body.replace(/"token":"[\w-]{43}"/, '"token":"..."'),
});

const unknownLike = (email: string) => `nobody${email.slice('person'.length)}`;

/** All that somebody who knows only an address can learn by asking for a new password. */
async function interrogate(email: string) {
  const browser = run.elsewhere();
  const reset = (token: string, code: string, password = newPassword) => browser.post(confirmPath, { token, code, password });
  const asked = await browser.post(resetPath, { email: ` ${email.toUpperCase()}` });
  const early = await browser.post(resetPath, { email });
  const token = tokenOf(asked);
  const tries = [];
  for (const password of ['', newPassword]) tries.push(await reset(token, '12345', password));
  // Its own address is too easy a password for either.
  tries.push(await reset(token, '123456', email));
  for (const code of ['000000', '000001', '000002', '000003', '000004', '000005']) tries.push(await reset(token, code));
  run.server.clock.advance(60_000);
  const again = await browser.post(resetPath, { email });
  const [older, newer] = [await reset(token, '000000'), await reset(tokenOf(again), '000000')];
  run.server.clock.advance(600_000);
  const late = await reset(tokenOf(again), '000000');
  return [asked, early, ...tries, again, older, newer, late].map(outline);
}

describe('a sign-in', () => {
  const signIn = (email: string) => run.elsewhere().post('/api/session', { email, password: 'a wrong password' });

  test('is answered alike for a wrong password and an unknown address', async () => {
    const { email } = await signUp(run.server);
    const [known, unknown] = [outline(await signIn(email)), outline(await signIn(someEmail()))];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({
      status: 401,
      cookies: [],
      body: '{"status_code":3,"status_text":"Wrong email or password.","payload":null}',
    });
  });

  test('is the same work for both: one hash, and as many statements', async () => {
    const { email } = await signUp(run.server);
    const [known, unknown] = [await workOf(() => signIn(email)), await workOf(() => signIn(someEmail()))];
    expect(unknown).toEqual(known);
    expect(known.hashes).toBe(1);
  });

  test('is the same work for an account without a password', async () => {
    const { email, session } = await signUp(run.server);
    const known = await workOf(() => signIn(email));
    await run.server.db.updateTable('users').set({ password_hash: null }).where('guid', '=', session.guid).execute();
    expect(await workOf(() => signIn(email))).toEqual(known);
  });
});

describe('a reset', () => {
  test('is answered alike for known and unknown addresses, every way', async () => {
    const { email: known } = await signUp(run.server);
    // Nearly never: one of the guesses above is the code that was mailed.
    const answers = [await interrogate(known), await interrogate(unknownLike(known))];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.map(({ status }) => status)).toEqual([200, 429, 400, 400, 400, 422, 422, 422, 422, 422, 410, 200, 410, 422, 410]);
  });

  test('is asked for in even time, and costs a known address nothing more than its mail', async () => {
    const { email } = await signUp(run.server);
    const ask = (address: string) => workOf(() => run.elsewhere().post(resetPath, { email: address }));
    const [known, unknown] = [await ask(email), await ask(someEmail())];
    expect([known, unknown].map(({ hashes, waits }) => ({ hashes, waits }))).toEqual([
      { hashes: 0, waits: 1 },
      { hashes: 0, waits: 1 },
    ]);
    expect(known.statements - unknown.statements).toBe(1);
  });

  test('is the same work for both when its code is wrong', async () => {
    const { email } = await signUp(run.server);
    const guess = async (address: string) => {
      const browser = run.elsewhere();
      const token = tokenOf(await browser.post(resetPath, { email: address }));
      return workOf(() => browser.post(confirmPath, { token, code: '000000', password: newPassword }));
    };
    expect(await guess(someEmail())).toEqual(await guess(email));
  });

  test('sends mail to known addresses only', async () => {
    const [{ email: known }, unknown] = [await signUp(run.server), someEmail()];
    for (const email of [known, unknown]) await run.elsewhere().post(resetPath, { email });
    // The sign-up's code is the other one.
    expect(await codesFor(run.server, known)).toHaveLength(2);
    expect(await run.server.db.selectFrom('mails').select('guid').where('recipient', '=', unknown).execute()).toEqual([]);
  });
});

test('a code sent again: unknown and registered addresses get the same answer in even time, and no mail', async () => {
  const { email: known } = await signUp(run.server);
  run.server.clock.advance(60_000);
  const ask = async (email: string) => {
    const before = await codesFor(run.server, email);
    const answers: LightMyRequestResponse[] = [];
    const send = async () => void answers.push(await run.elsewhere().post(verifyPath, { email }));
    const work = await workOf(send);
    await send();
    expect(await codesFor(run.server, email)).toEqual(before);
    return { work, answers: answers.map(outline) };
  };
  const [registered, unknown] = [await ask(known), await ask(someEmail())];
  expect(unknown).toEqual(registered);
  expect(registered.work.waits).toBe(1);
  expect(registered.answers.map(({ status }) => status)).toEqual([410, 410]);
});

test('a sign-up with a taken address, which the specification tells, costs a hash like any other', async () => {
  const { email } = await signUp(run.server);
  const ask = async (address: string) =>
    (await workOf(() => run.elsewhere().post('/session', { email: address, password: goodPassword }))).hashes;
  expect([await ask(email), await ask(someEmail())]).toEqual([1, 1]);
});
