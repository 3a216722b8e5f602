import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder, removeLeftFolders } from '../../../../server/recipes/import/left-folders.ts';

let within = '';
beforeEach(() => {
  within = mkdtempSync(join(tmpdir(), 'left-folders-'));
});
afterEach(() => rmSync(within, { recursive: true }));

test('what a killed import has left is removed, and neither one under way nor anything else', async () => {
  const [left, busy, other] = [await makeFolder(within), await makeFolder(within), join(within, 'something-else')];
  mkdirSync(other);
  for (const folder of [left, busy, other]) writeFileSync(join(folder, 'file'), 'x');
  const anHourAgo = Date.now() / 1_000 - 3_600;
  for (const folder of [left, other]) utimesSync(folder, anHourAgo, anHourAgo);
  expect(await removeLeftFolders(within)).toBe(1);
  expect([existsSync(left), existsSync(busy), existsSync(other)]).toEqual([false, true, true]);
  expect(await removeLeftFolders(within)).toBe(0);
});
