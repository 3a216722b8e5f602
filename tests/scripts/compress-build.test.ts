import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBuild } from '../../scripts/compress-build.mjs';

test('each text gets a smaller form beside it, where there is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-compress-'));
  const code = 'export const dish = "ramen";\n'.repeat(50);
  mkdirSync(join(folder, 'webapp'));
  writeFileSync(join(folder, 'webapp/webapp.a.js'), code);
  writeFileSync(join(folder, 'webapp/webapp.b.js'), ';');
  writeFileSync(join(folder, 'font.woff2'), code);
  await compressBuild(folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(new Set(names)).toEqual(new Set(['font.woff2', 'webapp', 'webapp/webapp.a.js', 'webapp/webapp.a.js.br', 'webapp/webapp.b.js']));
  expect(brotliDecompressSync(readFileSync(join(folder, 'webapp/webapp.a.js.br'))).toString()).toBe(code);
  rmSync(folder, { recursive: true });
});
