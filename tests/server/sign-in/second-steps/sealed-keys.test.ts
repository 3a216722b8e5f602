import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openKey, sealKey, sealStoredKeys, SecretKeyError } from '../../../../server/sign-in/second-steps/sealed-keys.ts';
import { secretKeyOf } from '../../../../server/secret-key.ts';
import { codeOf, halfWay, newKey, period, secondStepPaths as paths, withApp } from '../../../support/server/authenticators.ts';
import { securityRun } from '../../../support/server/security/run.ts';
import { signUp, someEmail } from '../../../support/server/accounts.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const run = securityRun();
const storedOf = async (userGuid: string) =>
  (await run.server.db.selectFrom('authenticators').select('secret').where('user_guid', '=', userGuid).executeTakeFirstOrThrow()).secret;
const store = (userGuid: string, secret: string) =>
  run.server.db.updateTable('authenticators').set({ secret }).where('user_guid', '=', userGuid).execute();
const enters = async ({ email, secret }: { email: string; secret: string }) => {
  run.server.clock.advance(period);
  const answer = await (await halfWay(run.server, email)).post(paths.signIn, { code: codeOf(run.server, secret) });
  return answer.statusCode;
};

describe('the key of an app', () => {
  test('stands sealed in the database, from the first moment on, and its codes go on', async () => {
    const { browser, session } = await signUp(run.server, someEmail(), run.elsewhere());
    const begun = await newKey(browser);
    const setUps = await run.server.db.selectFrom('authenticator_set_ups').select('secret').where('user_guid', '=', session.guid).execute();
    expect(setUps).toEqual([{ secret: expect.stringMatching(/^sealed\./) }]);
    expect(setUps[0]?.secret).not.toContain(begun);
    const person = await withApp(run.server);
    const stored = await storedOf(person.userGuid);
    expect(stored).toMatch(/^sealed\.[\w-]{60,}$/);
    expect(stored).not.toContain(person.secret);
    expect(await enters(person)).toBe(200);
  });

  test('is sealed at the start where it was stored before there was SECRET_KEY', async () => {
    const person = await withApp(run.server);
    await store(person.userGuid, person.secret);
    expect(await enters(person)).toBe(200);
    await sealStoredKeys(run.server.db, run.server.config.secretKey);
    expect(await storedOf(person.userGuid)).toMatch(/^sealed\./);
    expect(await enters(person)).toBe(200);
  });

  test('is opened by its own SECRET_KEY alone: with another one, or none, the server does not start', async () => {
    await withApp(run.server);
    for (const other of ['x'.repeat(32), null]) await expect(sealStoredKeys(run.server.db, other)).rejects.toThrow(SecretKeyError);
    await expect(sealStoredKeys(run.server.db, run.server.config.secretKey)).resolves.toBeUndefined();
  });

  test('is sealed for its account: in the row of another it opens nothing', () => {
    const sealed = sealKey('GEZDGNBVGY3TQOJQ', 'one', 'k'.repeat(32));
    expect(openKey(sealed, 'one', 'k'.repeat(32))).toBe('GEZDGNBVGY3TQOJQ');
    expect(() => openKey(sealed, 'other', 'k'.repeat(32))).toThrow(SecretKeyError);
  });
});

describe('SECRET_KEY', () => {
  test('is made once beside an embedded database, for its owner alone; elsewhere it is set or there is none', () => {
    const dataDir = tempFolder({});
    const made = secretKeyOf({ secretKey: null, isEmbedded: true, dataDir });
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(secretKeyOf({ secretKey: null, isEmbedded: true, dataDir })).toBe(made);
    const path = join(dataDir, 'secret-key');
    expect([readFileSync(path, 'utf8').trim(), statSync(path).mode.toString(8).slice(-3)]).toEqual([made, '600']);
    expect(secretKeyOf({ secretKey: 'set', isEmbedded: true, dataDir })).toBe('set');
    expect(secretKeyOf({ secretKey: null, isEmbedded: false, dataDir: '/nowhere' })).toBeNull();
  });
});
