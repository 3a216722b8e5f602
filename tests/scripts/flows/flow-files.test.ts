import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staleFlowFiles } from '../../../scripts/flows/flow-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const root = join(import.meta.dirname, '../../..');
const pages = join(root, 'docs/flows');

test('docs/flows is what the machines say; if not, run `npm run flows`', async () => {
  expect(await staleFlowFiles(root, pages)).toEqual([]);
});

test('a changed, a missing and a left-over page are noticed', async () => {
  const folder = tempFolder({});
  cpSync(pages, folder, { recursive: true });
  writeFileSync(join(folder, 'sign-in.svg'), '<svg/>');
  writeFileSync(join(folder, 'gone.md'), '');
  rmSync(join(folder, 'resend.md'));
  expect(await staleFlowFiles(root, folder)).toEqual(['gone.md', 'resend.md', 'sign-in.svg']);
});
