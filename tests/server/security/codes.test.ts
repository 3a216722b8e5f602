import { describe, expect, test } from 'vitest';
import { codeLimits, type CodeFlow } from '../../../server/sign-in/codes.ts';
import { newCode, newToken } from '../../../server/sign-in/secrets.ts';
import { codeFor, wrong } from '../../support/server/accounts.ts';
import { envelopeOf } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { codeFlows } from '../../support/server/security/code-flows.ts';
import { securityRun } from '../../support/server/security/run.ts';

const run = securityRun();
const minute = 60_000;
// Checked: the keys of a record by flow.
const flows = Object.keys(codeFlows) as CodeFlow[];

describe.each(flows)('a code for a %s', (flow) => {
  const { begin, resend, effects, isReplaced, ...driver } = codeFlows[flow];
  const submit = (browser: Browser, token: string, code: string) => driver.submit(run, browser, token, code);

  test.each([
    ['good until a millisecond before ten minutes', 200, codeLimits.minutes * minute - 1],
    ['expired after ten minutes', 410, codeLimits.minutes * minute],
  ])('is %s', async (_title, status, milliseconds) => {
    const { browser, token, code } = await begin(run);
    run.server.clock.advance(milliseconds);
    expect((await submit(browser, token, code)).statusCode).toBe(status);
  });

  test('is good once', async () => {
    const { browser, email, token, code } = await begin(run);
    expect((await submit(browser, token, code)).statusCode).toBe(200);
    const again = await submit(run.elsewhere(), token, code);
    expect([again.statusCode, envelopeOf(again).status_code]).toEqual([410, 8]);
    expect(await effects(run, email)).toBe(1);
  });

  test('counts once when it is sent four times at once', async () => {
    const { email, token, code } = await begin(run);
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(run.elsewhere(), token, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    expect(await effects(run, email)).toBe(1);
  });

  const whenAnother = isReplaced
    ? 'is worth nothing once a newer one was sent'
    : 'stays good when others ask for one, and ends with the first that is right';
  test.each([whenAnother])('%s', async () => {
    const mailed = await begin(run);
    run.server.clock.advance(minute);
    const token = await resend(mailed);
    const code = await codeFor(run.server, mailed.email);
    const answers = [await submit(mailed.browser, mailed.token, mailed.code), await submit(mailed.browser, token, code)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(isReplaced ? [410, 200] : [200, 410]);
    expect(await effects(run, mailed.email)).toBe(1);
  });

  test('may be wrong four times, and is refused after the fifth even when it is right', async () => {
    const [patient, hasty] = [await begin(run), await begin(run)];
    for (const { browser, token, code } of [patient, hasty]) {
      for (const left of [4, 3, 2, 1]) {
        const response = await submit(browser, token, wrong(code));
        expect(response.statusCode).toBe(422);
        expect(envelopeOf(response)).toMatchObject({ status_code: 7, payload: { attempts_left: left } });
      }
    }
    expect((await submit(patient.browser, patient.token, patient.code)).statusCode).toBe(200);
    expect(envelopeOf(await submit(hasty.browser, hasty.token, wrong(hasty.code))).payload).toEqual({ attempts_left: 0 });
    expect((await submit(hasty.browser, hasty.token, hasty.code)).statusCode).toBe(410);
    expect(await effects(run, hasty.email)).toBe(0);
  });

  test('that is used up is followed by another at once, and only then', async () => {
    const mailed = await begin(run);
    const { browser, email, token, code } = mailed;
    const guess = async () => envelopeOf(await submit(browser, token, wrong(code)));
    for (const left of [4, 3, 2, 1]) {
      const tries = left === 1 ? 'one try left' : `${left} tries left`;
      expect((await guess()).status_text).toBe(`This code is not right. You have ${tries}.`);
    }
    await expect(resend(mailed)).rejects.toThrow(/Too many requests/);
    expect((await guess()).status_text).toBe('This code is not right. Please ask for a new one.');
    const next = await resend(mailed);
    await expect(resend(mailed)).rejects.toThrow(/Too many requests/);
    expect((await submit(browser, next, await codeFor(run.server, email))).statusCode).toBe(200);
  });

  test('is compared with exactly five of nine guesses at once, wherever they come from', async () => {
    const { browser, email, token, code } = await begin(run);
    const answers = await Promise.all(Array.from({ length: 9 }, () => submit(run.elsewhere(), token, wrong(code))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => b - a)).toEqual([422, 422, 422, 422, 422, 410, 410, 410, 410]);
    expect((await submit(browser, token, code)).statusCode).toBe(410);
    expect(await effects(run, email)).toBe(0);
  });

  test('of another address does not fit', async () => {
    const [one, other] = [await begin(run), await begin(run)];
    const response = await submit(other.browser, other.token, one.code);
    // One in a million: both got the same code.
    expect(response.statusCode).toBe(one.code === other.code ? 200 : 422);
  });

  test.each(flows.filter((other) => other !== flow))('is none for a %s, and is not used up by trying', async (other) => {
    const { browser, email, token, code } = await begin(run);
    const stranger = run.elsewhere();
    for (let count = 0; count <= codeLimits.attempts; count += 1) {
      expect((await codeFlows[other].submit(run, stranger, token, code)).statusCode).toBe(410);
    }
    expect(stranger.cookies.has('session')).toBe(false);
    expect(await effects(run, email)).toBe(0);
    expect((await submit(browser, token, code)).statusCode).toBe(200);
  });

  test('with a token that was never given is answered like an expired one', async () => {
    const response = await submit(run.elsewhere(), newToken(), '123456');
    expect([response.statusCode, envelopeOf(response).status_code]).toEqual([410, 8]);
  });
});

test('codes are any of a million, and tokens have 256 bits', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  // Of 2000 fair draws two are the same in about two cases; of a generator with few states many are.
  expect(new Set(codes).size).toBeGreaterThan(1_970);
  expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  expect(newToken()).toMatch(/^[\w-]{43}$/);
});
