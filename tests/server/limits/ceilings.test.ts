import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logOptions } from '../../../server/log.ts';
import { ceilings } from '../../../server/limits/ceilings.ts';
import { codeFor, signUp, someEmail, wrong } from '../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { passkeyPaths } from '../../support/server/authenticator.ts';
import { askForReset, confirmPath, newPassword } from '../../support/server/resets.ts';
import { elsewhere, settingsPaths } from '../../support/server/settings.ts';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ logger: logOptions({ write: (line) => void lines.push(line) }) });
});
afterAll(() => server.close());

const warnings = () => lines.filter((line) => line.includes('somebody seems to be guessing'));

/** As if all but `left` of what a ceiling takes had gone wrong already. */
async function countDown({ key, limit, windowSeconds }: (typeof ceilings)[keyof typeof ceilings], left: number): Promise<void> {
  const now = server.clock.now();
  await server.db.deleteFrom('rate_limits').where('key', '=', key).execute();
  const window = { window_start: now, window_end: now + windowSeconds * 1_000 };
  await server.db
    .insertInto('rate_limits')
    .values({ key, ...window, count: limit - left })
    .execute();
}

const password = 'a wrong password';

/** What goes wrong, and the ceiling that it is counted for. */
const ways: [string, keyof typeof ceilings, (email: string) => Promise<unknown>][] = [
  ['a password', 'passwords', (email) => elsewhere(server).post('/api/session', { email, password })],
  ['a recovery code', 'passwords', (email) => elsewhere(server).post(passkeyPaths.recover, { email, code: 'abcd-efgh-jkmn' })],
  [
    'a password in a session that was found open',
    'passwords',
    async (email) => {
      const { browser } = await signUp(server, email, elsewhere(server));
      const headers = { cookie: `session=${browser.cookies.get('session')}` };
      await elsewhere(server).post(settingsPaths.email, { email: someEmail(), current_password: password }, { headers });
    },
  ],
  [
    'a code for a new password',
    'resetCodes',
    async (email) => {
      await signUp(server, email, elsewhere(server));
      const token = await askForReset(elsewhere(server), email);
      const code = wrong(await codeFor(server, email));
      await elsewhere(server).post(confirmPath, { token, code, password: newPassword });
    },
  ],
];

describe('a ceiling of the whole product', () => {
  beforeEach(() => void lines.splice(0));

  test.each(ways)('is logged once in its window when %s reaches it, without an address', async (_title, name, goWrong) => {
    const ceiling = ceilings[name];
    await countDown(ceiling, 2);
    const emails = [someEmail(), someEmail(), someEmail(), someEmail()];
    await goWrong(emails[0] ?? '');
    expect(warnings()).toHaveLength(0);
    for (const email of emails.slice(1)) await goWrong(email);
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({ level: 40, ceiling: ceiling.key, limit: ceiling.limit });
    for (const email of emails) expect(warnings()[0]).not.toContain(email);
  });

  test('is logged again in another window', async () => {
    await countDown(ceilings.passwords, 1);
    await elsewhere(server).post('/api/session', { email: someEmail(), password });
    server.clock.advance(ceilings.passwords.windowSeconds * 1_000);
    await countDown(ceilings.passwords, 1);
    await elsewhere(server).post('/api/session', { email: someEmail(), password });
    expect(warnings()).toHaveLength(2);
  });
});
