import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Tables name the tests of a package by their whole path. */
const pathOf = (file: string) => (file.startsWith('packages/') ? file : join('tests', file));

/** The rows of docs/security.md. */
const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', asks = '', file = '', title = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, asks, file, title };
  });

/** The rows of docs/threat-model.md, which end with a file and one of its tests. */
const threats = read('docs/threat-model.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, who = '', wants = '', stops = '', file = '', title = '']) =>
    /^(?:server|e2e|packages)\//.test(file) ? [{ who, wants, stops, file, title }] : [],
  );

test.each(threats)('$who who wants $wants is stopped: "$title"', ({ stops, file, title }) => {
  expect([stops, title]).not.toContain('');
  expect(read(pathOf(file))).toContain(title);
});

const known = new Set(rows.map(({ id }) => id.replace(/ .*/, '')));

const files = [...new Set(rows.map(({ file }) => file))];

describe.each(files)('%s', (file) => {
  const own = rows.filter((row) => row.file === file);

  test.each(own)('$id $asks: "$title"', ({ id, title }) => {
    expect(id).toMatch(/^\d+\.\d+\.\d+ \([123]\)$/);
    expect(existsSync(join(root, pathOf(file))), file).toBe(true);
    expect(title).not.toBe('');
    expect(read(pathOf(file))).toContain(title);
  });
});

/** Ids that the code cites, a whole section (3.4) not counted. */
const cited = globSync(['{server,machines,src,contract}/**/*.{ts,tsx}', 'tests/server/**/*.ts'], { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/ASVS((?:(?:,| and)? \d+\.\d+\.\d+)+)/g)].flatMap(([, ids = '']) =>
    (ids.match(/\d+\.\d+\.\d+/g) ?? []).map((id) => [id, file] as const),
  ),
);

test('every id that a comment cites is in the table', () => {
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(([id]) => !known.has(id))).toEqual([]);
});

test('every file of this folder is in the table', () => {
  const own = globSync('server/security/*.test.ts', { cwd: join(root, 'tests') });
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((file) => !file.endsWith('asvs.test.ts') && !files.includes(file))).toEqual([]);
});
