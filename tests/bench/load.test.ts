import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Told {
  name: string;
  figure: string;
  values: Record<string, number>;
}

test('the smallest load runs every part on a real server, and tells what each served', { timeout: 300_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load/main.ts', '--smallest', '--json'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  const end = stdout.lastIndexOf(']') + 1;
  const figures = JSON.parse(stdout.slice(0, end)) as Told[];
  const of = (name: string) => figures.find((figure) => figure.name === name)?.values ?? {};
  expect(figures.filter(({ figure }) => figure.includes('NOT MEASURED'))).toEqual([]);
  expect(of('sessions, signed in')).toMatchObject({ refused: 0, perSecond: expect.any(Number) });
  expect(of('sessions, signed in')['perSecond']).toBeGreaterThan(0);
  expect(of('sign-ups')['perSecond']).toBeGreaterThan(0);
  expect(of('3 recipes at once')).toMatchObject({ done: 3, without: 0 });
  expect(of('8 open streams')['seconds']).toBeGreaterThan(0);
  expect(of('soak of 0.03 minutes')['calls']).toBeGreaterThan(0);
  expect(stdout.slice(end)).toContain('0 parts were not measured');
});
