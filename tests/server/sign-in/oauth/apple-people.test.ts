import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, someEmail } from '../../../support/server/accounts.ts';
import { ada, AppleSignIn } from '../../../support/server/apple-sign-in.ts';
import { Browser } from '../../../support/server/browser.ts';

/* Apple tells a name once, may hide an address, and writes its booleans as texts. */

let apple: AppleSignIn;
beforeAll(async () => {
  apple = await AppleSignIn.open();
});
beforeEach(() => apple.renew());
afterAll(() => apple.close());

const signedIn = { status: true, problem: null };

describe('a name that is told once', () => {
  test('stays the account’s own: what comes later changes nothing', async () => {
    await apple.signIn({ user: ada });
    expect(await apple.signIn({ user: { name: { firstName: 'Mallory', lastName: '' } } })).toMatchObject({ ...signedIn, isNewUser: false });
    expect(await apple.session()).toMatchObject({ fullName: 'Ada Lovelace' });
  });

  test('is kept when the sign-in fails after it, for the same browser and address', async () => {
    const right = { ...apple.issuer.claims };
    Object.assign(apple.issuer.claims, { aud: 'another-client' });
    expect((await apple.signIn({ user: { ...ada, email: String(right['email']) } })).problem).toBe('failed');
    // Somebody else who comes by this browser is not called so.
    apple.issuer.claims = { sub: someEmail(), email: someEmail(), email_verified: 'true' };
    await apple.signIn();
    expect((await apple.session()).fullName).toBe('');
    apple.issuer.claims = right;
    expect(await apple.signIn()).toMatchObject({ ...signedIn, isNewUser: true });
    expect((await apple.session()).fullName).toBe('Ada Lovelace');
  });

  test('is kept when there may be no account yet, for the same person in any browser', async () => {
    expect((await apple.signIn({ user: ada, allowSignUp: false })).problem).toBe('noAccount');
    const other = new Browser(apple.server.app);
    expect(await apple.signIn({ by: other })).toMatchObject({ ...signedIn, isNewUser: true });
    expect((await apple.session(other)).fullName).toBe('Ada Lovelace');
    expect(
      await apple.server.db
        .selectFrom('kept_names')
        .selectAll()
        .where('expires_at', '>', apple.server.clock.now() + 1)
        .execute(),
    ).toEqual([]);
  });

  test('is kept sealed, and for a day', async () => {
    await apple.signIn({ user: ada, allowSignUp: false });
    const rows = JSON.stringify(await apple.server.db.selectFrom('kept_names').selectAll().execute());
    for (const word of ['Lovelace', String(apple.issuer.claims['sub']), apple.email]) expect(rows).not.toContain(word);
    apple.server.clock.advance(24 * 60 * 60_000);
    await apple.signIn();
    expect((await apple.session()).fullName).toBe('');
  });

  test('is filled in when an earlier sign-in ended between the account and its name', async () => {
    await apple.signIn({ user: ada });
    const { guid } = await apple.session();
    await apple.server.db.updateTable('users').set({ first_name: '', last_name: '' }).where('guid', '=', guid).execute();
    await apple.signIn({ user: ada });
    expect((await apple.session()).fullName).toBe('Ada Lovelace');
  });

  test.each<[string, string]>([
    ['not JSON', ''],
    ['null', ''],
    ['[]', ''],
    ['{"name":5}', ''],
    ['{"name":{"firstName":{},"lastName":[]}}', ''],
    ['{"name":{"firstName":"  "}}', ''],
    ['{"name":{"lastName":"Sukarno"}}', 'Sukarno'],
    ['{"name":{"firstName":"A\\u0000da\\n\\tLove","lastName":"\\ud83c"}}', 'Ada Love \uFFFD'],
    [`{"name":{"firstName":"${'x'.repeat(500)}"}}`, 'x'.repeat(100)],
  ])('%s is read as %j', async (user, fullName) => {
    const { state } = await apple.begin();
    expect(await apple.arrive({ state, user })).toMatchObject({ ...signedIn, isNewUser: true });
    expect((await apple.session()).fullName).toBe(fullName);
  });
});

describe('an address', () => {
  test.each<[unknown, string]>([
    ['false', 'emailTaken'],
    [false, 'emailTaken'],
    [undefined, 'emailTaken'],
  ])('that is verified: %j opens nobody’s account', async (verified, problem) => {
    const owner = await signUp(apple.server);
    Object.assign(apple.issuer.claims, { email: owner.email, email_verified: verified });
    expect((await apple.signIn()).problem).toBe(problem);
  });

  test.each<[unknown, boolean]>([
    ['true', true],
    [true, true],
    ['false', false],
    [undefined, false],
  ])('that is private: %j is said to be relayed: %j', async (isPrivate, isRelayed) => {
    Object.assign(apple.issuer.claims, { is_private_email: isPrivate });
    await apple.signIn();
    const rows = apple.server.db.selectFrom('connected_sign_ins').select('is_relayed').where('email', '=', apple.email);
    expect(await rows.execute()).toEqual([{ is_relayed: isRelayed }]);
  });

  test('that is not given makes no account', async () => {
    apple.issuer.claims['email'] = undefined;
    expect((await apple.signIn({ user: ada })).problem).toBe('emailMissing');
  });
});
