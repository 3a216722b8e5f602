import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { logOptions, openLog } from '../../server/log.ts';
import { openLogFile } from '../../server/log-file.ts';
import { someEmail } from '../support/server/accounts.ts';
import { buildTestApp } from '../support/server/app.ts';
import { Browser } from '../support/server/browser.ts';
import { goToDemo, postAnswer, postedAtDemo, signInAtDemo } from '../support/server/oauth.ts';

const folder = mkdtempSync(join(tmpdir(), 'anydish-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a path is logged without its query, and no header at all', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({ logger: logOptions({ write: (line) => void lines.push(line) }) });
  const headers = { authorization: 'Bearer hidden-1', cookie: 'session=hidden-2', 'x-made-up': 'hidden-3' };
  await new Browser(server.app).get('/api/session?token=hidden-4', { headers });
  await server.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/api/session"');
  expect(log).toContain('"statusCode":200');
  expect(log).not.toContain('hidden');
});

test('an external sign-in leaves no secret in the log, nor in a logged address', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({ logger: logOptions({ write: (line) => void lines.push(line) }) });
  const [browser, email] = [new Browser(server.app), someEmail()];
  const path = await goToDemo(browser, 'google', { name: 'Robin Hidden', email });
  const { searchParams } = new URL(path, server.config.publicUrl);
  await browser.get(path);
  // Once more: a refusal is logged with its reason.
  await browser.get(path);
  await signInAtDemo(browser, 'facebook', 'refuse');
  const posted = await postedAtDemo(browser, { name: 'Robin Unsaid', email, isHidden: true });
  await browser.get((await postAnswer(server.app, 'apple', posted)).headers.location ?? '');
  await server.close();

  const log = lines.join('');
  expect(log).toContain('"path":"/api/oauth/google/callback"');
  expect(log).toContain('"problem":"expired"');
  expect(log).toContain('"problem":"cancelled"');
  const ownCookies = ['session', 'oauth'].map((name) => browser.cookies.get(name) ?? '');
  const atApple = [posted['code'] ?? '', posted['state'] ?? '', 'Unsaid', 'privaterelay'];
  expect(log).toContain('"path":"/api/oauth/apple/callback"');
  const secrets = [...ownCookies, ...atApple, searchParams.get('code') ?? '', searchParams.get('state') ?? '', email, 'Hidden'];
  expect(secrets).not.toContain('');
  for (const secret of secrets) expect(log, secret).not.toContain(secret);
});

test('values under the names of secrets are not written', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({ logger: logOptions({ write: (line) => void lines.push(line) }) });
  const secrets = { password: 'hide-1', code: 'hide-2', token: 'hide-3' };
  server.app.log.info({ ...secrets, body: secrets, input: { cookie: 'hide-4', deep: { authorization: 'hide-5' } } }, 'planted');
  await server.close();
  const line = lines.find((candidate) => candidate.includes('planted')) ?? '';
  expect(line).toContain('[secret]');
  expect(line).not.toContain('hide-');
});

const open = (isProduction: boolean) => openLog({ isProduction, isEmbedded: true, dataDir: folder });

test('development logs to a file for its owner only, and urgent lines to the terminal as well', async () => {
  const { stream, path } = open(false);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  stream.write('{"level":30,"msg":"usual"}\n');
  stream.write('{"level":50,"msg":"urgent"}\n');
  expect(stderr.mock.calls).toEqual([['{"level":50,"msg":"urgent"}\n']]);
  await vi.waitFor(() => expect(readFileSync(path ?? '', 'utf8').split('\n')).toHaveLength(3));
  expect(statSync(path ?? '').mode % 0o1000).toBe(0o600);
});

test('a file that grew too large is replaced', async () => {
  const path = join(folder, 'server.log');
  writeFileSync(path, 'x'.repeat(10 * 1024 * 1024 + 1));
  open(false).stream.write('{"level":30}\n');
  await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toBe('{"level":30}\n'));
  expect(statSync(`${path}.1`).size).toBeGreaterThan(10 * 1024 * 1024);
  await wait(0);
});

test('also while it is written, with never more than two files', async () => {
  const path = join(folder, 'server.log');
  const { stream } = open(false);
  const line = `{"level":30,"msg":"${'x'.repeat(64 * 1024)}"}\n`;
  for (let count = 0; count < 500; count += 1) {
    stream.write(line);
    // Nothing is dropped as long as the disk keeps up.
    if (count % 8 === 7) await wait(1);
  }
  await vi.waitFor(() => expect(statSync(path).size).toBeGreaterThan(0));
  for (const file of [path, `${path}.1`]) expect(statSync(file).size).toBeLessThan(11 * 1024 * 1024);
  expect(readdirSync(folder).toSorted()).toEqual(['server.log', 'server.log.1']);
});

test('a full disk only loses lines', async () => {
  const path = join(folder, 'full.log');
  // Linux: everything that is written there fails with ENOSPC.
  symlinkSync('/dev/full', path);
  const file = openLogFile(path);
  file.write('{"level":30}\n');
  await wait(50);
  expect(() => file.write('{"level":30}\n')).not.toThrow();
  rmSync(path);
  const gone = openLogFile(join(folder, 'no such folder', 'server.log'));
  gone.write('{"level":30}\n');
  await wait(50);
  expect(() => gone.write('{"level":30}\n')).not.toThrow();
});

test('production writes to stderr, for the operator to collect', () => {
  expect(open(true)).toEqual({ stream: process.stderr, path: null });
});
