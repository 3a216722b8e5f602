import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { havePassed, keepPassed, packagesHash } from '../../../scripts/checks/package-tests.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('tests of packages that passed are left out until something that they read changes', () => {
  const files = [
    'packages/kitchen/data/dishes/soups.txt',
    'packages/language/src/a.ts',
    'contract/b.ts',
    'server/c.po',
    'tests/support/d.ts',
  ];
  const folder = tempFolder({ ...Object.fromEntries(files.map((file) => [file, 'old'])), 'src/e.ts': 'old' });
  const first = packagesHash(folder);
  expect(havePassed(folder, first)).toBe(false);
  keepPassed(folder, first);
  writeFileSync(join(folder, 'src/e.ts'), 'new');
  expect(packagesHash(folder)).toBe(first);
  expect(havePassed(folder, first)).toBe(true);
  for (const file of files) {
    writeFileSync(join(folder, file), 'new');
    expect(havePassed(folder, packagesHash(folder)), file).toBe(false);
    writeFileSync(join(folder, file), 'old');
  }
  rmSync(join(folder, 'contract/b.ts'));
  expect(havePassed(folder, packagesHash(folder)), 'a file that is gone').toBe(false);
});
