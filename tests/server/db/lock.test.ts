import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { LockError, lockFolder } from '../../../server/db/lock.ts';

const parent = mkdtempSync(join(tmpdir(), 'anydish lock '));
let folder = '';
let count = 0;
beforeEach(() => {
  count += 1;
  folder = join(parent, `data ${count}`);
});
afterAll(() => rmSync(parent, { recursive: true }));

const lockModule = join(import.meta.dirname, '../../../server/db/lock.ts');

/** Another process that takes the folder, says so, and stays. */
async function holder() {
  const script = `const { lockFolder } = await import(${JSON.stringify(lockModule)}); lockFolder(${JSON.stringify(folder)}); console.log('has it'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('the folder is made for its owner alone, and given free again', () => {
  const lock = lockFolder(folder);
  expect(statSync(folder).mode % 0o1000).toBe(0o700);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  lock.release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  lockFolder(folder).release();
});

test('a second process is told who has the folder; after it was killed, the folder is free', async () => {
  const child = await holder();
  expect(() => lockFolder(folder)).toThrow(
    new LockError(`DATA_DIR ${folder} is in use by process ${child.pid}. Stop it, or set DATA_DIR to another folder.`),
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  lockFolder(folder).release();
});

test('the lock of an earlier process whose number another one has by now is taken over', () => {
  const lock = lockFolder(folder);
  lock.release();
  // Our own pid is alive; the time at which its holder began is not ours.
  writeFileSync(join(folder, 'lock'), `${process.pid}\nanother-boot 12345\n`);
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test.each(['', 'nonsense', '-1\n\n', '0\n'])('a lock file that says "%s" is nobody\'s', (content) => {
  lockFolder(folder).release();
  writeFileSync(join(folder, 'lock'), content);
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('a lock that is not ours is not removed', () => {
  const lock = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), '1\nsomebody else\n');
  lock.release();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});

test('a folder that cannot be made is told in one line', () => {
  const file = join(parent, `file ${count}`);
  writeFileSync(file, '');
  expect(() => lockFolder(join(file, 'data'))).toThrow(/^DATA_DIR .* cannot be used: [^\n]*$/);
});
